import type { Host, StopTimer } from '../../host/index.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Lock, LockOptions } from './lock.ts';

/** Two tabs may write at one moment; by then each of them reads which was the last, in milliseconds. */
const SETTLE_MS = 250;

/** A lock made of a text in storage, for browsers without any other. */
export function createLease(
  { storage, onChange }: LockOptions,
  host: Pick<Host, 'now' | 'after' | 'random'>,
): Lock {
  const heartbeat = createHeartbeat(storage, host);
  let isHeld = false;
  let stopSettling: StopTimer | undefined;

  const become = (held: boolean) => {
    if (isHeld === held) return;
    isHeld = held;
    onChange();
  };
  const settle = () => {
    stopSettling = undefined;
    if (heartbeat.holder() === 'this') become(true);
  };

  return {
    isHeld: () => isHeld && heartbeat.holder() !== 'another',
    check() {
      if (heartbeat.holder() === 'another') return become(false);
      heartbeat.beat();
      if (!isHeld) stopSettling ??= host.after(SETTLE_MS, settle);
    },
    release() {
      stopSettling?.();
      stopSettling = undefined;
      heartbeat.clear();
      become(false);
    },
  };
}
