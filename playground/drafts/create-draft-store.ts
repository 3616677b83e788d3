import type { DraftDatabase } from './draft-database.ts';
import type { StoredDraft } from './stored-draft.ts';

/** How keeping goes: `full` and `unavailable` mean that drafts live only as long as the window does. */
export type Storing = 'works' | 'full' | 'unavailable';

/** Keeps the drafts of all scenarios, those that could not be stored in the window itself. */
export interface DraftKeeper {
  /** The draft of a scenario, stored or not. */
  readonly take: (scenarioId: string) => Promise<StoredDraft | undefined>;
  /** Stores a draft a moment later, together with what follows at once. */
  readonly keep: (draft: StoredDraft) => void;
  /** Stores what is waiting now. */
  readonly flush: () => Promise<void>;
  readonly isAllStored: () => boolean;
}

interface KeeperOptions {
  readonly database: DraftDatabase;
  readonly onStoring: (storing: Storing) => void;
  /** Runs a function later. */
  readonly later: (run: () => void, delayMs: number) => void;
}

const QUIET_MS = 150;
const RETRY_MS = 5_000;

export function createDraftKeeper({ database, onStoring, later }: KeeperOptions): DraftKeeper {
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
      // What was typed meanwhile has still to be stored.
      if (unstored.get(draft.scenarioId) === draft) unstored.delete(draft.scenarioId);
      onStoring('works');
    } catch (error) {
      onStoring(storingAfter(error));
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
    async take(scenarioId) {
      const waiting = unstored.get(scenarioId);
      if (waiting) return waiting;
      try {
        return await database.read(scenarioId);
      } catch (error) {
        onStoring(storingAfter(error));
        return undefined;
      }
    },
    keep(draft) {
      unstored.set(draft.scenarioId, draft);
      plan(QUIET_MS);
    },
    flush,
    isAllStored: () => unstored.size === 0,
  };
}

function storingAfter(error: unknown): Storing {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}
