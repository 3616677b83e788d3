import type { Host, HostLocks } from '../../host/index.ts';
import { electLeader } from './elect-leader.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Lock, LockOptions } from './lock.ts';

const LOCK_NAME = 'session';

export interface WebLockOptions extends LockOptions {
  readonly locks: HostLocks;
}

/**
 * A lock of the browser. It frees itself when its tab closes; when its tab is frozen, it is stolen.
 */
export function createWebLock(
  { storage, onChange, locks }: WebLockOptions,
  host: Pick<Host, 'now' | 'after' | 'random'>,
): Lock {
  const heartbeat = createHeartbeat(storage, host);
  const hold = electLeader({ heartbeat, onChange }, host);
  let wish: Wish | undefined;
  let isGranted = false;

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

  return {
    isHeld: hold.isHeld,
    check() {
      const holder = heartbeat.holder();
      if (isGranted && holder !== 'another') return hold.keep();
      if (isGranted || holder === 'silent') letGo();
      if (!wish) ask(holder === 'silent');
    },
    release() {
      letGo();
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
