import type { Host, StopTimer } from '../../host/index.ts';
import type { Heartbeat } from './heartbeat.ts';

/**
 * A tab that has got the lock waits so long before its task may run, in milliseconds. A value that
 * one tab writes reaches the others some milliseconds later, and the lock may pass from one to the
 * other sooner: after the wait, each of them has read what the last holder wrote.
 */
const SETTLE_MS = 250;

/** A lock as the tab that has got it sees it. */
export interface Leadership {
  /** Returns true if the task may run. */
  readonly isHeld: () => boolean;
  /**
   * Says that this tab is there. A lock that it has just got, or has held while it slept, counts
   * once `SETTLE_MS` have passed.
   */
  readonly keep: () => void;
  readonly drop: () => void;
}

export interface LeaderOptions {
  readonly heartbeat: Heartbeat;
  readonly onChange: () => void;
}

/** Makes one for a tab that has nothing yet. */
export function electLeader(
  { heartbeat, onChange }: LeaderOptions,
  host: Pick<Host, 'after'>,
): Leadership {
  let isHeld = false;
  let stopSettling: StopTimer | undefined;

  const become = (held: boolean) => {
    if (isHeld === held) return;
    isHeld = held;
    onChange();
  };
  const settle = () => {
    stopSettling = undefined;
    if (heartbeat.holder() !== 'this') return;
    heartbeat.beat();
    become(true);
  };

  return {
    isHeld: () => isHeld && heartbeat.isHeard() && heartbeat.holder() !== 'another',
    keep() {
      // Another tab may have taken over meanwhile, of which a tab that wakes hears a moment later.
      if (!heartbeat.isHeard()) become(false);
      heartbeat.beat();
      if (!isHeld) stopSettling ??= host.after(SETTLE_MS, settle);
    },
    drop() {
      stopSettling?.();
      stopSettling = undefined;
      become(false);
    },
  };
}
