import { openDB, type IDBPDatabase } from 'idb';
import { summariseDraft, type DraftSummary } from './draft-summary.ts';
import { readStoredDraft, type StoredDraft } from './stored-draft.ts';

/** The database of the drafts, one for each scenario. */
interface DraftDatabase {
  readonly read: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** All that there is, as it was stored. */
  readonly readAll: () => Promise<readonly unknown[]>;
  readonly write: (draft: StoredDraft) => Promise<void>;
  readonly remove: (scenarioId: string) => Promise<void>;
}

const NAME = 'vitrine-playground';
const VERSION = 1;
const DRAFTS = 'drafts';

/** Drafts in IndexedDB. It is opened with the first question, and again after a failure. */
export function createDraftDatabase(): DraftDatabase {
  let opened: Promise<IDBPDatabase> | undefined;
  const reset = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= openDatabase(reset);
    opened.catch(reset);
    return opened;
  };
  return {
    async read(scenarioId) {
      const value: unknown = await (await database()).get(DRAFTS, scenarioId);
      return readStoredDraft(value);
    },
    readAll: async () => (await database()).getAll(DRAFTS),
    remove: async (scenarioId) => (await database()).delete(DRAFTS, scenarioId),
    async write(draft) {
      const transaction = (await database()).transaction(DRAFTS, 'readwrite');
      const written = transaction.store.put(draft);
      // At once, so that a window that is being closed does not take the draft with it.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
  };
}

// Browsers that forbid storage throw here, and not in the promise.
async function openDatabase(reset: () => void): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    openDB(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore(DRAFTS, { keyPath: 'scenarioId' }),
      blocked: () => reject(new Error('Another window holds an older database open.')),
      // A later version of the playground wants to change it.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        reset();
      },
      terminated: reset,
    }).then(resolve, reject);
  });
}

/**
 * Tells if drafts can be stored: `full` and `unavailable` mean that drafts live only as long as the
 * window does.
 */
export type StorageStatus = 'works' | 'full' | 'unavailable';

/** Stores the drafts of all scenarios, and keeps in the window those that are not stored yet. */
interface DraftStore {
  /** The draft of a scenario, stored or not. */
  readonly read: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** Lists the drafts that differ from the files of their scenarios, stored or not. */
  readonly list: () => Promise<readonly DraftSummary[]>;
  /** Stores a draft a moment later, together with what follows at once. */
  readonly save: (draft: StoredDraft) => void;
  /** Removes the draft of a scenario, stored or not, and gives it. */
  readonly remove: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** Stores what is waiting now. */
  readonly flush: () => Promise<void>;
  readonly isAllStored: () => boolean;
}

interface DraftStoreOptions {
  readonly database: DraftDatabase;
  readonly onStatus: (storageStatus: StorageStatus) => void;
  /** Runs a function later. */
  readonly later: (run: () => void, delayMs: number) => void;
}

const QUIET_MS = 150;
const RETRY_MS = 5_000;

export function createDraftStore({ database, onStatus, later }: DraftStoreOptions): DraftStore {
  const unstored = new Map<string, StoredDraft>();
  let isPlanned = false;
  let writing: Promise<void> = Promise.resolve();

  function plan(delayMs: number): void {
    if (isPlanned) return;
    isPlanned = true;
    later(() => {
      isPlanned = false;
      void flush();
    }, delayMs);
  }

  async function write(draft: StoredDraft): Promise<void> {
    try {
      await database.write(draft);
      // A draft that was typed meanwhile has still to be stored.
      if (unstored.get(draft.scenarioId) === draft) unstored.delete(draft.scenarioId);
      onStatus('works');
    } catch (error) {
      onStatus(statusAfter(error));
      plan(RETRY_MS);
    }
  }

  function flush(): Promise<void> {
    const drafts = [...unstored.values()];
    // Both at once: the newer one is asked for later, and the browser keeps to that order.
    writing = Promise.all([writing, ...drafts.map(write)]).then(() => undefined);
    return writing;
  }

  async function ask<Answer>(answer: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer();
    } catch (error) {
      onStatus(statusAfter(error));
      return undefined;
    }
  }

  const read = async (scenarioId: string) =>
    unstored.get(scenarioId) ?? ask(() => database.read(scenarioId));

  return {
    read,
    async remove(scenarioId) {
      const draft = await read(scenarioId);
      unstored.delete(scenarioId);
      await ask(() => database.remove(scenarioId));
      return draft;
    },
    list: async () => summariseAll((await ask(database.readAll)) ?? [], unstored),
    save(draft) {
      unstored.set(draft.scenarioId, draft);
      plan(QUIET_MS);
    },
    flush,
    isAllStored: () => unstored.size === 0,
  };
}

/** Summarises all drafts. One that waits to be stored counts in the place of the stored one. */
function summariseAll(
  stored: readonly unknown[],
  unstored: ReadonlyMap<string, StoredDraft>,
): readonly DraftSummary[] {
  const others = stored
    .map(summariseDraft)
    .filter((draft) => draft !== undefined && !unstored.has(draft.scenarioId));
  const waiting = [...unstored.values()].map(summariseDraft);
  return [...others, ...waiting].filter((draft) => draft !== undefined);
}

function statusAfter(error: unknown): StorageStatus {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}
