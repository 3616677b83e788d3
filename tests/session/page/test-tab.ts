import type { Session } from '#renderer/session';

/**
 * The time of a tab goes so many times as fast as that of the machine; its locks, storage, cookies
 * and requests are real.
 */
export const SPEED = 5;

/** Describes the parts of a tab that tests can use. */
export interface TestTab {
  readonly session: Session;
  readonly failures: readonly string[];
  /** Returns the time by the session's clock. */
  readonly now: () => number;
  /** Returns true if this tab was the last to say that it holds the lock. */
  readonly isHolder: () => boolean;
}

declare global {
  interface Window {
    readonly tab: TestTab;
  }
}
