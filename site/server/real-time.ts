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
