import type { Host } from '../../host/index.ts';
import { claimProfile, sendFor, settleRefresh, type RefresherOptions } from './attempt-refresh.ts';
import { forgetUnreached, isSame } from './change-session.ts';
import { isRefusal, isUnreached, type RefreshHost } from './send-refresh.ts';
import { createRefreshLimit } from './refresh-limit.ts';
import { findProfile, type Profile } from './session-data.ts';

/**
 * Before the second and the third attempt, in milliseconds; chance makes it half as long, or half
 * as long again, or what lies between.
 */
const PAUSES_MS = [1_000, 3_000];

/** A service that wants to be left alone for longer is not obeyed, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

const MAX_ATTEMPTS = 3;

export interface Refresher {
  /** Renews a profile. Never rejects; while one is under way for it, that one is it. */
  readonly refresh: (profileId: string) => Promise<void>;
  /**
   * Looks at a session that has changed: counts what other tabs have sent, and ends what is under
   * way for profiles that are gone, or are not what it was sent for any more.
   */
  readonly look: () => void;
  /** The network is back: what never reached the service is forgotten, and tried again at once. */
  readonly reconnect: () => void;
  readonly dispose: () => void;
}

interface Run {
  readonly controller: AbortController;
  readonly done: PromiseWithResolvers<void>;
  /** The profile that the latest request was sent for, as it was then. */
  sent?: Profile;
  /** Ends the pause after a request that has not reached the service. */
  endPause?: (() => void) | undefined;
}

/** Renews profiles: never two requests for one at a time, and never more than three in 10 s. */
export function createRefresher(
  options: RefresherOptions,
  host: RefreshHost & Pick<Host, 'random'>,
): Refresher {
  const { store, onFailure } = options;
  const runs = new Map<string, Run>();
  const limit = createRefreshLimit(host);

  const run = async (id: string, own: Run) => {
    const { signal } = own.controller;
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const profile = claimProfile(options, limit, { id, sent: own.sent, now: host.now() });
      if (!profile) return;
      own.sent = profile;
      const result = await sendFor(profile, options, { host, signal });
      if (signal.aborted) return;
      settleRefresh(store, profile, { result, now: host.now() });
      if (result.ok) return;
      onFailure(result.failure, id);
      if (attempts === MAX_ATTEMPTS || isRefusal(result.failure)) return;
      const pause = beginPause(host, { attempts, retryAfterMs: result.retryAfterMs, signal });
      own.endPause = isUnreached(result.failure) ? pause.end : undefined;
      await pause.over;
      own.endPause = undefined;
    }
  };

  return {
    refresh(id) {
      const open = runs.get(id);
      if (open) return open.done.promise;
      const own = { controller: new AbortController(), done: Promise.withResolvers<void>() };
      const end = () => {
        runs.delete(id);
        own.done.resolve();
      };
      runs.set(id, own);
      // It rejects when it is aborted, and then there is nothing left to say.
      run(id, own).then(end, end);
      return own.done.promise;
    },
    look() {
      limit.see(store.read(), host.now());
      for (const [id, { controller, sent }] of runs) {
        if (sent && !isSame(findProfile(store.read(), id), sent)) controller.abort();
      }
    },
    reconnect() {
      const { refreshes = [] } = store.read();
      refreshes.filter((one) => one.unreached).forEach((one) => limit.forget(one.profileId));
      store.update(forgetUnreached);
      runs.forEach(({ endPause }) => endPause?.());
    },
    dispose() {
      runs.forEach(({ controller }) => controller.abort());
      limit.dispose();
    },
  };
}

interface PauseOptions {
  /** How many attempts there were. */
  readonly attempts: number;
  /** For how long the service wants to be left alone. */
  readonly retryAfterMs: number | undefined;
  readonly signal: AbortSignal;
}

interface Pause {
  readonly over: Promise<void>;
  readonly end: () => void;
}

/**
 * Waits before the next attempt: tabs that were cut off at one moment would else come back at one
 * moment.
 */
function beginPause(
  host: Pick<Host, 'after' | 'random'>,
  { attempts, retryAfterMs = 0, signal }: PauseOptions,
): Pause {
  const pauseMs = (PAUSES_MS[attempts - 1] ?? 0) * (0.5 + host.random());
  const delayMs = Math.min(Math.max(pauseMs, retryAfterMs), MAX_PAUSE_MS);
  const over = Promise.withResolvers<void>();
  const stop = host.after(delayMs, over.resolve);
  const end = () => {
    stop();
    over.resolve();
  };
  signal.addEventListener('abort', end, { once: true });
  return { over: over.promise, end };
}
