import type { Host, StopTimer } from '../../host/index.ts';
import type { Heartbeat } from './heartbeat.ts';

/**
 * What one tab writes reaches the others some milliseconds later, and a lock may pass from one to
 * the other sooner: by then each of them has read what the last holder wrote, in milliseconds.
 */
const SETTLE_MS = 250;

/** A lock as the tab that has got it sees it. */
export interface Leadership {
  /** Whether the task may run. */
  readonly isHeld: () => boolean;
  /**
   * Says that this tab is there. What it has just got, or has slept through, counts once it has
   * settled.
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
