import { onTestFinished, vi } from 'vitest';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/**
 * Stops the window's timers until a test in a browser has finished. They ring when the returned
 * function is called, and only then: Vitest lets its own fake timers run while it clicks.
 */
export function stopTimers(): (ms: number) => void {
  const timers = new Map<number, Timer>();
  let count = 0;
  let now = 0;
  vi.stubGlobal('setTimeout', (ring: () => void, ms = 0) => {
    count += 1;
    timers.set(count, { at: now + ms, ring });
    return count;
  });
  vi.stubGlobal('clearTimeout', (timer: number) => timers.delete(timer));
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    clock.mockRestore();
  });

  return (ms) => {
    const end = now + ms;
    for (let next = findNext(timers, end); next; next = findNext(timers, end)) {
      const [id, { at, ring }] = next;
      timers.delete(id);
      now = at;
      ring();
    }
    now = end;
  };
}

/** The timer that rings first, by that time. */
function findNext(timers: ReadonlyMap<number, Timer>, end: number) {
  return [...timers]
    .filter(([, { at }]) => at <= end)
    .toSorted(([, one], [, other]) => one.at - other.at)[0];
}
