import { createStore } from 'zustand/vanilla';
import { mapDocuments, type ByDocument } from '../state/document/names.ts';
import { getTexts } from '../state/playground.ts';
import type { SaveActions, SaveOptions, SaveState, SaveStore } from './save-state.ts';
import { createNewScenarioActions } from './new-actions.ts';
import { saveActions } from './save-actions.ts';
import { collectChangedFiles } from './scenario-files.ts';

/** The names of the documents when each is saved as one file. */
const WHOLE: ByDocument<string> = {
  ...mapDocuments((name) => `${name}.json`),
  page: 'page-model.json',
};

/** Saving, beside the playground's own store: what is asked of the server, and what it said. */
export function createSaveStore(options: SaveOptions): SaveStore {
  const { store, server, offer } = options;
  return createStore<SaveState & SaveActions>((set, get) => ({
    isBusy: false,
    async start() {
      const { saving } = await server.status();
      set({ saving });
    },
    ...saveActions(options, { set, get }),
    ...createNewScenarioActions(options, { set, get }),
    download() {
      const { playground } = store.getState();
      if (!playground) return;
      const { files, obstacles } = collectChangedFiles(playground);
      const texts = getTexts(playground);
      // Changes that fit into no file of the fixtures are offered as whole documents; where nothing
      // was changed, the page is.
      const whole = obstacles.map(({ document }) => document);
      const names = files.length + whole.length > 0 ? whole : (['page'] as const);
      const others = names.map((name) => ({ path: WHOLE[name], text: texts[name] }));
      [...files, ...others].forEach(({ path, text }) => offer(path.replaceAll('/', '-'), text));
      set({ message: { kind: 'downloaded', paths: files.map(({ path }) => path) } });
    },
    compare: () => set({ dialog: 'compare' }),
    closeDialog: () => set({ dialog: undefined, newScenarioRefused: undefined }),
    dismiss: () => set({ message: undefined }),
  }));
}
