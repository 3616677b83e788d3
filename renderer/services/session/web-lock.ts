import type { Host, HostLocks } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Lock } from './create-task-lock.ts';
import { createHeartbeat } from './heartbeat.ts';

const LOCK_NAME = 'session';

export interface WebLockOptions {
  readonly storage: Storage;
  readonly onChange: () => void;
  readonly locks: HostLocks;
}

/** A lock of the browser. It frees itself when its tab closes; when its tab is frozen, it is stolen. */
export function createWebLock(
  { storage, onChange, locks }: WebLockOptions,
  host: Pick<Host, 'now' | 'random'>,
): Lock {
  const heartbeat = createHeartbeat(storage, host);
  /** Ends the wait that is under way, or lets go of what it got. */
  let end: (() => void) | undefined;
  let isHeld = false;

  const become = (held: boolean) => {
    if (isHeld === held) return;
    isHeld = held;
    onChange();
  };
  const request = (isTheft: boolean) => {
    const controller = new AbortController();
    const released = Promise.withResolvers<void>();
    const isCurrent = () => end === finish;
    const finish = () => {
      controller.abort();
      released.resolve();
    };
    end = finish;
    const hold = () => {
      if (!isCurrent()) return Promise.resolve();
      heartbeat.beat();
      become(true);
      return released.promise;
    };
    const over = () => {
      if (!isCurrent()) return;
      // Stolen by a tab that did not hear of this one. The next check waits for the lock again.
      end = undefined;
      become(false);
    };
    const wait = isTheft ? ({ steal: true } as const) : { signal: controller.signal };
    locks.request(LOCK_NAME, wait, hold).then(over, over);
  };
  const letGo = () => {
    const finish = end;
    end = undefined;
    finish?.();
  };

  return {
    isHeld: () => isHeld && heartbeat.holder() !== 'another',
    check() {
      const holder = heartbeat.holder();
      if (isHeld && holder !== 'another') return heartbeat.beat();
      if (isHeld) {
        letGo();
        become(false);
      }
      if (!end) request(false);
      if (holder === 'silent') {
        letGo();
        request(true);
      }
    },
    release() {
      letGo();
      heartbeat.clear();
      become(false);
    },
  };
}
