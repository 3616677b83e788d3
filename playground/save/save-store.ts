import { createStore, type StoreApi } from 'zustand/vanilla';
import { mapDocuments, type ByDocument } from '../state/document/names.ts';
import { getTexts, type Playground } from '../state/playground.ts';
import { toPageId } from '../state/page-scenario.ts';
import type { SaveActions, SaveOptions, SaveState, SaveStore, SaveMessage } from './save-state.ts';
import { listSavedMacros } from './list-saved-macros.ts';
import { createNewScenarioActions } from './new-actions.ts';
import { findNewVersion } from './new-version.ts';
import { collectChangedFiles, type ChangedFiles } from './scenario-files.ts';
import { applySaved, applyDisk } from './after-saving.ts';
import { toLeftMessage, toSaveMessage, createSaveRequester, type Access } from './request-save.ts';
import { createDiskReloader } from './reload-from-disk.ts';
import { attachVersions } from './attach-versions.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { joinDocuments, prepareMerge } from './merge.ts';

/** The names of the documents when each is saved as one file. */
const WHOLE: ByDocument<string> = {
  ...mapDocuments((name) => `${name}.json`),
  page: 'page-model.json',
};

/** Saving, beside the playground's own store: what is asked of the server, and what it said. */
export function createSaveStore(options: SaveOptions): SaveStore {
  const { store, server, offer } = options;
  const save = createStore<SaveState & SaveActions>((set, get) => ({
    isBusy: false,
    async start() {
      const { saving } = await server.status();
      set({ saving });
    },
    async enterToken(pasted) {
      server.enterToken(pasted);
      await get().start();
      const isTaken = get().saving === 'on';
      if (isTaken) set({ message: undefined });
      return isTaken;
    },
    ...saveActions(options, { set, get }),
    ...createNewScenarioActions(options, { set, get }),
    ...createMergeActions(options, { set, get }),
    download() {
      const { playground } = store.getState();
      if (!playground) return;
      const { files, obstacles } = collectChangedFiles(playground);
      const texts = getTexts(playground);
      // Changes that fit into no file of the fixtures are offered as whole documents; where nothing
      // was changed, the page is.
      const conflicting = obstacles.map(({ document }) => document);
      const names = files.length + conflicting.length > 0 ? conflicting : (['page'] as const);
      const others = names.map((name) => ({ path: WHOLE[name], text: texts[name] }));
      [...files, ...others].forEach(({ path, text }) => offer(path.replaceAll('/', '-'), text));
      set({ message: { kind: 'downloaded', paths: files.map(({ path }) => path) } });
    },
    closeDialog: () => set({ dialog: undefined, merge: undefined, newScenarioRefused: undefined }),
    dismiss: () => set({ message: undefined }),
  }));
  forgetMessages(save, store);
  return save;
}

/** A new page that was saved as a variant is that page from now on. */
async function openSavedVariant(
  store: SaveOptions['store'],
  { scenarioId, newVariant }: Playground,
): Promise<void> {
  if (!newVariant) return;
  const { path, key, variant } = newVariant;
  const { openVariant, removePage } = store.getState();
  await openVariant({ id: toPageId(path), key, variant, isControl: false });
  await removePage(scenarioId);
}

/**
 * The actions that write the files of the open scenario. If anything goes wrong, the texts in the
 * window stay as they are.
 */
function saveActions(
  options: SaveOptions,
  access: Access,
): Pick<SaveActions, 'save' | 'saveOver' | 'takeFromDisk'> {
  const { store } = options;
  const { set, get } = access;
  const { ask, canSave } = createSaveRequester(options, access);
  const takeDisk = createDiskReloader(options);
  const open = () => store.getState().playground;

  async function saveAll(playground: Playground, { files, obstacles }: ChangedFiles) {
    const answer = await ask(files);
    const isOpen = open()?.scenarioId === playground.scenarioId;
    const message = toSaveMessage(answer, { files, obstacles }, listSavedMacros(playground));
    set({ message: isOpen ? message : toLeftMessage(playground, answer) });
    if (answer.kind !== 'saved') return;
    store.setState(({ playground: present }) =>
      present ? { playground: applySaved(present, playground, answer.versions) } : {},
    );
    if (isOpen) await openSavedVariant(store, playground);
  }

  return {
    async save() {
      if (get().isBusy || store.getState().isElsewhere || !(await canSave('save'))) return;
      const playground = open();
      if (!playground) return;
      if (findNewVersion(playground)) {
        await get().saveVersion();
        return;
      }
      const changed = collectChangedFiles(playground);
      const { files, obstacles } = changed;
      if (files.length > 0) await saveAll(playground, changed);
      else if (obstacles.length > 0) set({ message: { kind: 'obstacles', obstacles } });
      else set({ message: { kind: 'nothing-changed' } });
    },
    async saveOver() {
      const playground = open();
      const { message, isBusy } = get();
      if (message?.kind !== 'conflict' || !playground || isBusy) return;
      const { files, obstacles } = collectChangedFiles(playground);
      set({ dialog: undefined });
      await saveAll(playground, { files: attachVersions(files, message.present), obstacles });
    },
    async takeFromDisk() {
      const { message } = get();
      if (message?.kind !== 'conflict' || !(await takeDisk(message.present))) return;
      set({ message: undefined, dialog: undefined });
    },
  };
}

/**
 * Ends what was said about saving a scenario once another one is open: its buttons would act on
 * that. What was written for the one that is opened stays, as after saving a new scenario.
 */
function forgetMessages(
  save: Pick<StoreApi<SaveState>, 'getState' | 'setState'>,
  store: PlaygroundStore,
): void {
  store.subscribe(({ playground }, { playground: before }) => {
    if (!before || !playground || playground.scenarioId === before.scenarioId) return;
    const { message } = save.getState();
    if (!isAbout(message, playground.scenarioId)) {
      save.setState({ message: undefined, dialog: undefined, newScenarioRefused: undefined });
    }
  });
}

function isAbout(message: SaveMessage | undefined, scenarioId: string): boolean {
  if (message?.kind !== 'saved') return false;
  // A page that no scenario shows is opened by its file.
  return [`scenarios/${scenarioId}.json`, `${scenarioId}.json`].some((path) =>
    message.paths.includes(path),
  );
}

/** The actions that show what the disk has beside what is here, and make one text of both. */
function createMergeActions(
  { store, source, now }: SaveOptions,
  { set, get }: Access,
): Pick<SaveActions, 'compare' | 'takeMerge'> {
  return {
    async compare() {
      set({ dialog: 'compare', merge: undefined });
      const { playground } = store.getState();
      // A file that was removed, or holds no JSON any more, is shown as it is and cannot be merged.
      const fresh = await source.load(playground?.scenarioId ?? '').catch(() => undefined);
      const { message, dialog } = get();
      const { playground: present } = store.getState();
      if (dialog !== 'compare' || message?.kind !== 'conflict' || !present || !fresh) return;
      if (present.scenarioId === fresh.id) {
        set({ merge: prepareMerge(present, fresh, message.present) });
      }
    },
    takeMerge(taken) {
      const { merge } = get();
      const { playground, readText } = store.getState();
      const merged = merge && joinDocuments(merge.documents, taken);
      if (!merge || !merged || playground?.scenarioId !== merge.fresh.id) return;
      const texts = getTexts(playground);
      // The result was shown for these texts alone.
      if (merge.documents.some(({ document, mine }) => texts[document] !== mine)) return;
      const { fresh, present } = merge;
      store.setState({
        playground: applyDisk(playground, { fresh, present, merged, time: now() }, readText),
      });
      set({ message: { kind: 'merged' }, dialog: undefined, merge: undefined });
    },
  };
}
