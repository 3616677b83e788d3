import type { Host } from '../../host/index.ts';

/**
 * Before the second and the third attempt, in milliseconds; chance makes it half as long, or half
 * as long again, or what lies between.
 */
const PAUSES_MS = [1_000, 3_000];

/** A service that wants to be left alone for longer is not obeyed, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

export interface PauseOptions {
  /** How many attempts there were. */
  readonly attempts: number;
  /** For how long the service wants to be left alone. */
  readonly retryAfterMs: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Waits before the next attempt: tabs that were cut off at one moment would else come back at one
 * moment.
 */
export function pauseBeforeAttempt(
  host: Pick<Host, 'after' | 'random'>,
  { attempts, retryAfterMs = 0, signal }: PauseOptions,
): Promise<void> {
  const pauseMs = (PAUSES_MS[attempts - 1] ?? 0) * (0.5 + host.random());
  const delayMs = Math.min(Math.max(pauseMs, retryAfterMs), MAX_PAUSE_MS);
  return new Promise((resolve) => {
    const stop = host.after(delayMs, resolve);
    const giveUp = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
