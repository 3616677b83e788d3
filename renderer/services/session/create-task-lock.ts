import type { Host, StopTimer } from '../../host/index.ts';
import { createLease } from './lease.ts';
import type { LockOptions } from './lock.ts';
import { createWebLock } from './web-lock.ts';

/**
 * How often each tab looks after the lock, in milliseconds: its holder to say that it is there, the
 * others whether it still is.
 */
const CHECK_INTERVAL_MS = 1_000;

export type LockHost = Pick<Host, 'now' | 'after' | 'random' | 'locks'>;

export interface TaskLock {
  readonly isHeld: () => boolean;
  /** Looks after it now, and every second from then on. */
  readonly start: () => void;
  /** Lets other tabs have it; `start` goes on. */
  readonly release: () => void;
}

/**
 * Makes a lock that lets one tab at a time do a task. A tab can be frozen with it, so its holder
 * writes a heartbeat, and a tab that waits takes over when that is old: whatever the holder does,
 * it has to read storage again first.
 */
export function createTaskLock({ storage, onChange }: LockOptions, host: LockHost): TaskLock {
  const lock = host.locks
    ? createWebLock({ storage, onChange, locks: host.locks }, host)
    : createLease({ storage, onChange }, host);
  let stopTimer: StopTimer | undefined;

  const check = () => {
    stopTimer?.();
    stopTimer = host.after(CHECK_INTERVAL_MS, check);
    lock.check();
  };

  return {
    isHeld: lock.isHeld,
    start: check,
    release() {
      stopTimer?.();
      lock.release();
    },
  };
}
