import type { Host } from './host.ts';

/** A task that took longer than it may. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limitMs: number) {
    super(`${limitMs}ms timeout`);
  }
}

export interface LimitOptions {
  readonly limitMs: number;
  /** Ends the task from outside, before its own limit. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a task that may take so many milliseconds. Its signal is aborted when the time is over, when
 * the caller's own signal is, or when it fails; the promise rejects at once, whether or not the
 * task heeds its signal. A task whose caller has aborted before does not begin.
 */
export async function limitTime<Result>(
  host: Pick<Host, 'after'>,
  { limitMs, signal }: LimitOptions,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) throw asError(signal.reason);

  const controller = new AbortController();
  const tooLate = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    controller.abort(reason);
    tooLate.reject(asError(reason));
  };
  const giveUp = () => end(signal?.reason);
  const stopTimer = host.after(limitMs, () => end(new TimeoutError(limitMs)));
  signal?.addEventListener('abort', giveUp, { once: true });

  try {
    return await Promise.race([task(controller.signal), tooLate.promise]);
  } catch (error) {
    // It may have left something under way, such as an answer that nobody is going to read.
    controller.abort(error);
    throw error;
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', giveUp);
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
