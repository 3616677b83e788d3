import type { Host, StopTimer, HostLocks } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';
import { electLeader, createHeartbeat } from './elect-leader.ts';

/** The methods that both kinds of lock have. */
interface Lock {
  readonly isHeld: () => boolean;
  /**
   * Takes it where it is free, or where its holder has not been heard of for too long; says that
   * this tab is there where it holds it.
   */
  readonly check: () => void;
  /** Gives it up, and ends all waiting. */
  readonly release: () => void;
}

interface LockOptions {
  readonly storage: Storage;
  /** Called once this tab has got the lock, or has lost it. */
  readonly onChange: () => void;
}

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

const LOCK_NAME = 'session';

interface WebLockOptions extends LockOptions {
  readonly locks: HostLocks;
}

/**
 * A lock of the browser. It frees itself when its tab closes. Where nobody has said for 10 s that
 * it has it, because its tab is frozen, or was so when the browser gave it the lock, it is stolen.
 * Where the browser does not even let it be stolen, it does without, as a lease does.
 */
function createWebLock(
  { storage, onChange, locks }: WebLockOptions,
  host: Pick<Host, 'now' | 'after' | 'random'>,
): Lock {
  const heartbeat = createHeartbeat(storage, host);
  const hold = electLeader({ heartbeat, onChange }, host);
  let wish: Wish | undefined;
  let isGranted = false;
  let hasTakenOver = false;

  const ask = (isTheft: boolean) => {
    const own = createWish(locks, isTheft, () => {
      isGranted = true;
      hold.keep();
    });
    wish = own;
    void own.over.then(() => {
      // Stolen by a tab that did not hear of this one. The next check waits for the lock again.
      if (wish === own) letGo();
    });
  };
  const letGo = () => {
    wish?.end();
    wish = undefined;
    isGranted = false;
    hold.drop();
  };
  const takeOver = () => {
    heartbeat.beat();
    // Where tabs cannot hear of each other, silence says nothing.
    if (!heartbeat.isShared()) return heartbeat.clear();
    letGo();
    hasTakenOver = true;
    ask(true);
  };

  return {
    isHeld: hold.isHeld,
    check() {
      const holder = heartbeat.holder();
      const isOwn = isGranted || (hasTakenOver && holder === 'this');
      if (isOwn && holder !== 'another') return hold.keep();
      hasTakenOver = false;
      if (holder === 'silent') takeOver();
      else if (isGranted) letGo();
      if (!wish) ask(false);
    },
    release() {
      letGo();
      hasTakenOver = false;
      heartbeat.clear();
    },
  };
}

interface Wish {
  /** Ends the wait, or lets go of what it got. */
  readonly end: () => void;
  /** Resolves once nothing is waited for or held any more. */
  readonly over: Promise<void>;
}

function createWish(locks: HostLocks, isTheft: boolean, onGrant: () => void): Wish {
  const controller = new AbortController();
  const released = Promise.withResolvers<void>();
  const hold = () => {
    // It may be granted while its end is on the way.
    if (!controller.signal.aborted) onGrant();
    return released.promise;
  };
  const end = () => {
    controller.abort();
    released.resolve();
  };
  const wait = isTheft ? ({ steal: true } as const) : { signal: controller.signal };
  const over = locks.request(LOCK_NAME, wait, hold).catch(() => undefined);
  return { end, over };
}

/**
 * A lock made of a text in storage, for browsers without any other. Two tabs may write at one
 * moment: who was last has it.
 */
function createLease(
  { storage, onChange }: LockOptions,
  host: Pick<Host, 'now' | 'after' | 'random'>,
): Lock {
  const heartbeat = createHeartbeat(storage, host);
  const hold = electLeader({ heartbeat, onChange }, host);

  return {
    isHeld: hold.isHeld,
    check() {
      if (heartbeat.holder() === 'another') hold.drop();
      else hold.keep();
    },
    release() {
      heartbeat.clear();
      hold.drop();
    },
  };
}
