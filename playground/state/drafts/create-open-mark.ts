/**
 * A mark in the browser's storage that a window sets while it has a scenario, and removes when it
 * closes.
 */
export interface OpenMark {
  /**
   * Waits a moment for a window that was closed just now: what it took away is known elsewhere a
   * little later than that it went.
   */
  readonly waitForOthers: (scenarioId: string) => Promise<void>;
  /**
   * Marks that this window has the scenario. Returns true if another window had it that crashed,
   * and so did not remove its mark.
   */
  readonly set: (scenarioId: string) => boolean;
  /**
   * The person has decided about the draft that was left: from now on this window removes its mark.
   */
  readonly settle: () => void;
  /** This window lets the scenario go. */
  readonly release: () => void;
  /** This window goes. */
  readonly clear: () => void;
  /** It was only put aside, and comes back. */
  readonly restore: () => void;
}

/** The part of a browser's storage that is used here. */
export type MarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'vitrine-playground:open:';

/** The number of checks if a mark has gone, and the pause between two checks. */
const LOOKS = 20;
const LOOK_DELAY_MS = 50;

export interface OpenMarkOptions {
  /** Fails where a person forbids it. */
  readonly storage: () => MarkStorage;
  readonly windowId: string;
  readonly wait: (delayMs: number) => Promise<void>;
}

/**
 * Marks of one window. They stand in `localStorage`, which is written at once: whatever waits for
 * an answer would come too late in a window that is being closed.
 */
export function createOpenMark({ storage, windowId, wait }: OpenMarkOptions): OpenMark {
  let scenarioId: string | undefined;
  let isUnsettled = false;

  const quietly = <Answer>(ask: (storage: MarkStorage) => Answer): Answer | undefined => {
    try {
      return ask(storage());
    } catch {
      // Without storage there is no draft either that could be offered.
      return undefined;
    }
  };
  const markOf = (id: string) => quietly((marks) => marks.getItem(PREFIX + id)) ?? undefined;
  const write = (id: string) => quietly((marks) => marks.setItem(PREFIX + id, windowId));

  function clear(): void {
    const id = scenarioId;
    // Undecided, it is offered again by the next window.
    if (id === undefined || isUnsettled) return;
    quietly((marks) => {
      if (marks.getItem(PREFIX + id) === windowId) marks.removeItem(PREFIX + id);
    });
  }

  return {
    async waitForOthers(id) {
      if (id === scenarioId && isUnsettled) return;
      for (let look = 0; look < LOOKS && (markOf(id) ?? windowId) !== windowId; look += 1) {
        await wait(LOOK_DELAY_MS);
      }
    },
    set(id) {
      if (id === scenarioId && isUnsettled) return true;
      if (id !== scenarioId) clear();
      const before = markOf(id) ?? windowId;
      scenarioId = id;
      isUnsettled = before !== windowId;
      write(id);
      return isUnsettled;
    },
    settle() {
      isUnsettled = false;
    },
    release() {
      clear();
      scenarioId = undefined;
      isUnsettled = false;
    },
    clear,
    restore() {
      if (scenarioId !== undefined) write(scenarioId);
    },
  };
}
