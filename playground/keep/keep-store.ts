import { createStore } from 'zustand/vanilla';
import { textsOf } from '../state/playground.ts';
import type { KeepActions, KeepOptions, KeepState, KeepStore } from './keep-state.ts';
import { newActions } from './new-actions.ts';
import { saveActions } from './save-actions.ts';
import { changedFiles } from './scenario-files.ts';

/** Saving, beside the playground's own store: what is asked of the server, and what it said. */
export function createKeepStore(options: KeepOptions): KeepStore {
  const { store, server, offer } = options;
  return createStore<KeepState & KeepActions>((set, get) => ({
    isBusy: false,
    async start() {
      const { saving } = await server.status();
      set({ saving });
    },
    ...saveActions(options, { set, get }),
    ...newActions(options, { set, get }),
    download() {
      const { playground } = store.getState();
      if (!playground) return;
      const { files } = changedFiles(playground);
      const whole = { path: 'page-model.json', text: textsOf(playground).page };
      // What fits into no file, and what nobody has changed, is still the page that is on the screen.
      const offered = files.length > 0 ? files : [whole];
      offered.forEach(({ path, text }) => offer(path.replaceAll('/', '-'), text));
      set({ message: { kind: 'downloaded', paths: files.map(({ path }) => path) } });
    },
    compare: () => set({ dialog: 'compare' }),
    closeDialog: () => set({ dialog: undefined, newScenarioRefused: undefined }),
    dismiss: () => set({ message: undefined }),
  }));
}
