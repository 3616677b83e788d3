import type { DraftDatabase } from './draft-database.ts';
import type { StoredDraft } from './stored-draft.ts';

/**
 * Tells if drafts can be stored: `full` and `unavailable` mean that drafts live only as long as the
 * window does.
 */
export type StorageStatus = 'works' | 'full' | 'unavailable';

/** Stores the drafts of all scenarios, and keeps in the window those that are not stored yet. */
export interface DraftStore {
  /** The draft of a scenario, stored or not. */
  readonly read: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** Stores a draft a moment later, together with what follows at once. */
  readonly save: (draft: StoredDraft) => void;
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

  return {
    async read(scenarioId) {
      const waiting = unstored.get(scenarioId);
      if (waiting) return waiting;
      try {
        return await database.read(scenarioId);
      } catch (error) {
        onStatus(statusAfter(error));
        return undefined;
      }
    },
    save(draft) {
      unstored.set(draft.scenarioId, draft);
      plan(QUIET_MS);
    },
    flush,
    isAllStored: () => unstored.size === 0,
  };
}

function statusAfter(error: unknown): StorageStatus {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}
