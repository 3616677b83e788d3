import { vi } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { toStoredDraft, readStoredDraft, type StoredDraft } from '../state/drafts/stored-draft.ts';
import { NO_DRAFTS, type Drafts } from '../state/drafts/drafts.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { createPlaygroundStore } from '../state/store.ts';
import type { FileToSave, SaveClient, SaveAnswer, Saving } from './create-save-client.ts';
import type { SaveStore } from './save-state.ts';
import { createSaveStore } from './save-store.ts';
import { createSavedSource } from './saved-source.ts';

const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

export const HOME = 'pages/en/individuals.json';
export const MACROS = 'macros/savings.json';
/** For tests: the token that the server takes. */
export const TOKEN = 'token-of-this-start';
const BUNDLED = {
  'scenarios/home/en.json': { title: 'Home', page: { fixture: 'en/individuals' } },
  [HOME]: { data: {} },
  [MACROS]: { groups: [] },
};

/**
 * For tests: a disk that a person saves on, with the tools' own files as it began, and with more if
 * a test names some; each text is its own version.
 */
export async function openKeep(more: Readonly<Record<string, string>> = {}) {
  const bundled = Object.entries(BUNDLED).map(([path, value]) => [path, toText(value)] as const);
  const disk = new Map<string, string>([...bundled, ...Object.entries(more)]);
  const built = new Map(disk);
  const state: Disk['state'] = { saving: 'on' };
  const sent: (readonly FileToSave[])[] = [];
  const server = serveDisk({ disk, built, state, sent });
  const source = createSavedSource(createMemoryStore(BUNDLED), server);
  const { stored, removed, drafts } = sampleDrafts();
  const store = createPlaygroundStore({
    source,
    loadChecks: loadKnownChecks,
    now: () => 0,
    drafts,
  });
  await store.getState().start(new URL('http://localhost:4173/playground/?scenario=home/en'));
  const offer = vi.fn<(name: string, text: string) => void>();
  const keep = createSaveStore({ store, source, server, offer, now: () => 0 });
  await keep.getState().start();
  return {
    disk,
    state,
    sent,
    offer,
    store,
    keep,
    source,
    drafts: { removed },
    ...readingOf(store, keep),
    reopen: reopenWith(store, stored),
  };
}

interface Disk {
  readonly disk: Map<string, string>;
  readonly built: ReadonlyMap<string, string>;
  readonly state: {
    saving: Saving;
    answer?: SaveAnswer | undefined;
    /** Nothing is answered before this has settled. */
    isHeld?: Promise<unknown>;
  };
  readonly sent: (readonly FileToSave[])[];
}

/** The server of such a disk. */
function serveDisk({ disk, built, state, sent }: Disk): SaveClient {
  const presentOf = ({ path }: FileToSave) => {
    const text = disk.get(path);
    return text === undefined ? { path } : { path, text, version: text };
  };
  return {
    enterToken(pasted) {
      if (pasted !== TOKEN) return;
      state.saving = 'on';
      state.answer = undefined;
    },
    status: async () => ({
      saving: state.saving,
      files: [...disk.keys()],
      changed: [...disk.keys()].filter((path) => disk.get(path) !== built.get(path)),
    }),
    async read(path) {
      const text = disk.get(path);
      if (state.saving === 'gone') return 'gone';
      return text === undefined ? 'missing' : { text, version: text };
    },
    // Then each file of a folder is asked for.
    readFolder: async () => 'gone',
    async save(files) {
      sent.push(files);
      await state.isHeld;
      if (state.answer) return state.answer;
      const changed = files.filter(({ path, version }) => (disk.get(path) ?? null) !== version);
      if (changed.length > 0) return refusal('changed-meanwhile', changed.map(presentOf));
      files.forEach(({ path, text }) => disk.set(path, text));
      const versions = Object.fromEntries(files.map(({ path, text }) => [path, text]));
      return { kind: 'saved', versions, due: ['npm run validate'] };
    },
  };
}

/** The open scenario, whose texts a test edits and reads, and what came of saving it. */
function readingOf(store: PlaygroundStore, keep: SaveStore) {
  return {
    message: () => keep.getState().message,
    doing: () => keep.getState(),
    edit: (document: 'page' | 'macros', text: string) => store.getState().edit(document, text),
    text: (document: 'page' | 'macros') => store.getState().playground?.documents[document].text,
    original: () => store.getState().playground?.original,
  };
}

/** Drafts of which one is given, and those that are removed are noted. */
function sampleDrafts() {
  const stored: { draft?: StoredDraft | undefined } = {};
  const removed: string[] = [];
  const drafts: Drafts = {
    ...NO_DRAFTS,
    open: async (id) => ({
      isOwn: true,
      draft: stored.draft?.scenarioId === id ? stored.draft : undefined,
    }),
    restore(draft) {
      stored.draft = draft;
    },
    async remove(id) {
      removed.push(id);
      return undefined;
    },
  };
  return { stored, removed, drafts };
}

/**
 * Opens the scenario in the next window, with the draft that this one has stored, or with what a
 * test makes of it.
 */
function reopenWith(store: PlaygroundStore, stored: { draft?: StoredDraft | undefined }) {
  return async (change: (draft: object) => unknown = (draft) => draft): Promise<void> => {
    const { playground } = store.getState();
    stored.draft =
      playground && readStoredDraft(structuredClone(change(toStoredDraft(playground, 1))));
    await store.getState().openScenario('home/en');
  };
}

/** A refusal of the server. */
export function refusal(
  code: string,
  present: readonly { path: string; text?: string; version?: string }[] = [],
): SaveAnswer {
  const refused = { code, message: 'It is so.', fix: 'Do this.', problems: [], present };
  return { kind: 'refused', refused };
}
