import { openDB, type IDBPDatabase } from 'idb';
import { readStoredDraft, type StoredDraft } from './stored-draft.ts';

/** The database of the drafts, one for each scenario. */
export interface DraftDatabase {
  readonly read: (scenarioId: string) => Promise<StoredDraft | undefined>;
  readonly write: (draft: StoredDraft) => Promise<void>;
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
