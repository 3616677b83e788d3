import type { StopTimer } from '../host.ts';

interface Timer {
  readonly dueAt: number;
  readonly task: () => void;
}

/** A clock that moves only when a test advances it. */
export interface MemoryClock {
  readonly now: () => number;
  readonly after: (delayMs: number, task: () => void) => StopTimer;
  /** Moves on by so many milliseconds and runs what falls due on the way, in order. */
  readonly advance: (durationMs: number) => Promise<void>;
}

/** Makes a clock that shows `startedAt` (milliseconds since 1970). */
export function createMemoryClock(startedAt: number): MemoryClock {
  let present = startedAt;
  let timers: readonly Timer[] = [];

  const nextBy = (limit: number) =>
    timers.filter((timer) => timer.dueAt <= limit).sort((one, other) => one.dueAt - other.dueAt)[0];

  return {
    now: () => present,
    after(delayMs, task) {
      const timer = { dueAt: present + Math.max(0, delayMs), task };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(durationMs) {
      const end = present + durationMs;
      await nextTurn();
      for (let timer = nextBy(end); timer; timer = nextBy(end)) {
        const next = timer;
        timers = timers.filter((other) => other !== next);
        present = next.dueAt;
        next.task();
        await nextTurn();
      }
      present = end;
    },
  };
}

/** Lets promises that are already settled run on, as they would between two real timers. */
export function nextTurn(): Promise<void> {
  // A timer takes a millisecond, which a simulated day has not; a window has nothing faster.
  return new Promise((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve));
}
