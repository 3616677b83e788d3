import type { Host, StopTimer } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';

/** A holder that has not been heard of for so long is throttled or frozen, in milliseconds. */
const THROTTLED_AFTER_MS = 10_000;

/** Where the holder of the lock says that it is there. */
export const LEASE_NAME = 'session.lease';

/**
 * Who said last that it holds the lock: this tab, another one, or nobody. `silent` is one that has
 * not said so for too long, or that nobody has said so for as long.
 */
type Holder = 'this' | 'another' | 'silent' | 'nobody';

interface Heartbeat {
  /** Says that this tab holds the lock. */
  readonly beat: () => void;
  readonly holder: () => Holder;
  /** Returns true if what this tab said last can still be believed, by its own clock. */
  readonly isHeard: () => boolean;
  /** Returns true if other tabs can read what this one has said last. */
  readonly isShared: () => boolean;
  /** Removes the note of who holds the lock, if this tab has written it. */
  readonly clear: () => void;
}

/** Tells holders of a lock by what they write into storage: a name and the time. */
export function createHeartbeat(storage: Storage, host: Pick<Host, 'now' | 'random'>): Heartbeat {
  const own = host.random().toString(36).slice(2);
  let beatTime: number | undefined;
  let seen: { readonly text: string | undefined; readonly time: number } | undefined;

  /** By this tab's own clock, for how long nothing else has been written. */
  const unchangedMs = (text: string | undefined, now: number) => {
    const isNew = !seen || seen.text !== text || seen.time > now;
    const since = isNew ? now : (seen?.time ?? now);
    seen = { text, time: since };
    return now - since;
  };

  return {
    beat() {
      beatTime = host.now();
      storage.set(LEASE_NAME, `${own} ${beatTime}`);
    },
    isHeard: () => beatTime !== undefined && host.now() - beatTime < THROTTLED_AFTER_MS,
    isShared: () => storage.isShared(LEASE_NAME),
    holder() {
      const text = storage.get(LEASE_NAME);
      if (holderOf(text) === own) return 'this';
      const now = host.now();
      const unchanged = unchangedMs(text, now);
      // The browser may have given the lock to a tab that is frozen, and has not said a word.
      if (text === undefined) return unchanged >= THROTTLED_AFTER_MS ? 'silent' : 'nobody';
      // It comes from the future where the clock was set back, and is junk where another hand wrote
      // it.
      const written = Number(text.split(' ')[1]);
      const age = written <= now ? now - written : unchanged;
      return age >= THROTTLED_AFTER_MS ? 'silent' : 'another';
    },
    clear() {
      if (holderOf(storage.get(LEASE_NAME)) === own) storage.remove(LEASE_NAME);
    },
  };
}

function holderOf(text: string | undefined): string | undefined {
  return text?.split(' ')[0];
}

/**
 * A tab that has got the lock waits so long before its task may run, in milliseconds. A value that
 * one tab writes reaches the others some milliseconds later, and the lock may pass from one to the
 * other sooner: after the wait, each of them has read what the last holder wrote.
 */
const SETTLE_MS = 250;

/** A lock as the tab that has got it sees it. */
interface Leadership {
  /** Returns true if the task may run. */
  readonly isHeld: () => boolean;
  /**
   * Says that this tab is there. A lock that it has just got, or has held while it slept, counts
   * once `SETTLE_MS` have passed.
   */
  readonly keep: () => void;
  readonly drop: () => void;
}

interface LeaderOptions {
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
