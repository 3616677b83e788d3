import type { Host } from '../../host/index.ts';

/** A second try waits at least this long, in milliseconds. */
const MIN_RETRY_DELAY_MS = 50;

/** A second try waits at most this long, in milliseconds. */
const MAX_RETRY_DELAY_MS = 250;

/**
 * Runs a task, and once more where the network failed it: after a time of chance, since all who
 * were cut off at one moment would else come back at one moment. An answer, however bad, is no
 * failure of the network, so there is no `Retry-After` to obey here.
 */
export async function tryAgain<Result>(
  host: Pick<Host, 'after' | 'random'>,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof TypeError) || signal.aborted) throw error;
  }
  await pause(host, signal);
  return task();
}

function pause(host: Pick<Host, 'after' | 'random'>, signal: AbortSignal): Promise<void> {
  const delayMs = MIN_RETRY_DELAY_MS + host.random() * (MAX_RETRY_DELAY_MS - MIN_RETRY_DELAY_MS);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop();
      reject(asError(signal.reason));
    };
    const stop = host.after(delayMs, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
