import type { Storage } from '../storage/index.ts';

/** The methods that both kinds of lock have. */
export interface Lock {
  readonly isHeld: () => boolean;
  /**
   * Takes it where it is free, or where its holder has not been heard of for too long; says that
   * this tab is there where it holds it.
   */
  readonly check: () => void;
  /** Gives it up, and ends all waiting. */
  readonly release: () => void;
}

export interface LockOptions {
  readonly storage: Storage;
  /** Called once this tab has got the lock, or has lost it. */
  readonly onChange: () => void;
}
