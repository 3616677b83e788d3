import type { Host } from '#renderer';

/**
 * The machine's clock and random numbers, for what is done beside visitors' requests. No timer
 * keeps the process running.
 */
export const realTime: Pick<Host, 'now' | 'after' | 'random'> = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs).unref();
    return () => clearTimeout(timer);
  },
};

const LONG_MS = 3_600_000;

/**
 * Waits without letting the process end: the timers of a question that waits to be asked again keep
 * nothing running, and a server that waits for its first answers does not listen yet.
 */
export async function waitFor(promise: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => undefined, LONG_MS);
  try {
    await promise;
  } finally {
    clearInterval(timer);
  }
}
