import type { Session } from '#renderer/session';

/**
 * The time of a tab goes so many times as fast as that of the machine; its locks, storage, cookies
 * and requests are real.
 */
export const SPEED = 5;

/** What a tab shows to tests. */
export interface TestTab {
  readonly session: Session;
  readonly failures: readonly string[];
  /** By the session's clock. */
  readonly now: () => number;
  /** Whether this tab was the last to say that it holds the lock. */
  readonly isHolder: () => boolean;
}

declare global {
  interface Window {
    readonly tab: TestTab;
  }
}
