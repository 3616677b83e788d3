import type { Host } from '#renderer';

/** The clock and the chance of the machine, for what is done beside visitors' requests. No timer keeps it running. */
export const realTime: Pick<Host, 'now' | 'after' | 'random'> = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs).unref();
    return () => clearTimeout(timer);
  },
};
