import type { Host } from '../../host/index.ts';
import { createHeartbeat } from './heartbeat.ts';
import { electLeader } from './elect-leader.ts';
import type { Lock, LockOptions } from './lock.ts';

/**
 * A lock made of a text in storage, for browsers without any other. Two tabs may write at one
 * moment: who was last has it.
 */
export function createLease(
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
