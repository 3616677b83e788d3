import type { Host, StopTimer } from '../../host/index.ts';
import { isSame, withoutProfile, withRefreshes, withTokens } from './change-session.ts';
import { claimRefresh, MAX_REFRESHES, REFRESH_WINDOW_MS } from './claim-refresh.ts';
import { isRefusal, type RefreshFailure } from './refresh-failure.ts';
import { sendRefresh, type RefreshHost, type RefreshResult } from './send-refresh.ts';
import { accessTokenOf, profileById, type Profile } from './session-data.ts';
import type { SessionStore } from './session-store.ts';

const MAX_ATTEMPTS = 3;

/** Before the second and the third attempt, in milliseconds; chance makes it up to half as long or half as much again. */
const ATTEMPT_PAUSES_MS = [1_000, 3_000];

/** A service that wants to be left alone for longer is not obeyed, in milliseconds. */
const MAX_PAUSE_MS = 30_000;

export interface RefresherOptions {
  readonly store: SessionStore;
  readonly apiOrigin: string;
  readonly inactivityMs: () => number;
  /** Whether it is this tab that renews. */
  readonly mayRefresh: () => boolean;
  /** Called with each attempt that failed. */
  readonly onFailure: (failure: RefreshFailure, profileId: string) => void;
}

export interface Refresher {
  /** Renews a profile. Never rejects; while one is under way for it, that one is it. */
  readonly refresh: (profileId: string) => Promise<void>;
  /** Ends what is under way for profiles that are gone, or are not what it was sent for any more. */
  readonly abortStale: () => void;
  readonly dispose: () => void;
}

interface Run {
  readonly controller: AbortController;
  readonly done: PromiseWithResolvers<void>;
  /** What the latest request was sent for. */
  sent?: Profile;
}

/** Renews profiles: never two requests for one at a time, and never more than three in a minute. */
export function createRefresher(
  options: RefresherOptions,
  host: RefreshHost & Pick<Host, 'random'>,
): Refresher {
  const { store, mayRefresh, onFailure } = options;
  const runs = new Map<string, Run>();
  const limit = createLimit(host);

  /** Takes the profile as storage has it now; undefined where no request may be sent for it, or another tab has renewed it. */
  const claim = (id: string, sent: Profile | undefined): Profile | undefined => {
    const profile = profileById(store.read(), id);
    if (!mayRefresh() || profile?.refreshToken === undefined) return undefined;
    if (sent && !isSame(profile, sent)) return undefined;
    const claimed = claimRefresh(store.read(), id, host.now());
    if (!claimed || !limit.take(id)) return undefined;
    store.update(() => claimed);
    return profile;
  };
  const send = (profile: Profile, signal: AbortSignal) => {
    const { apiOrigin, inactivityMs } = options;
    const { refreshToken = '' } = profile;
    const accessToken = accessTokenOf(store.read());
    return sendRefresh(
      { apiOrigin, refreshToken, accessToken, inactivityMs: inactivityMs(), signal },
      host,
    );
  };
  const settle = (sent: Profile, result: RefreshResult, isLast: boolean) => {
    const id = sent.profileId;
    store.update((data) => {
      if (!isSame(profileById(data, id), sent)) return data;
      if (!result.ok && isRefusal(result.failure)) return withoutProfile(data, id);
      const noted = withRefreshes(data, id, { open: false, failed: !result.ok && isLast });
      return result.ok
        ? withTokens(noted, sent, { tokens: result.tokens, now: host.now() })
        : noted;
    });
    if (!result.ok) onFailure(result.failure, id);
  };

  const run = async (id: string, own: Run) => {
    const { signal } = own.controller;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const profile = claim(id, own.sent);
      if (!profile) return;
      own.sent = profile;
      const result = await send(profile, signal);
      if (signal.aborted) return;
      settle(profile, result, attempt === MAX_ATTEMPTS);
      if (result.ok || isRefusal(result.failure) || attempt === MAX_ATTEMPTS) return;
      await pause(host, pauseMs(attempt, result.retryAfterMs, host), signal);
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
    abortStale() {
      for (const [id, { controller, sent }] of runs) {
        if (sent && !isSame(profileById(store.read(), id), sent)) controller.abort();
      }
    },
    dispose() {
      runs.forEach(({ controller }) => controller.abort());
      limit.dispose();
    },
  };
}

function pauseMs(attempt: number, retryAfterMs: number | undefined, host: Pick<Host, 'random'>) {
  const pause = (ATTEMPT_PAUSES_MS[attempt - 1] ?? 0) * (0.5 + host.random());
  return Math.min(Math.max(pause, retryAfterMs ?? 0), MAX_PAUSE_MS);
}

function pause(host: Pick<Host, 'after'>, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = host.after(ms, resolve);
    const giveUp = () => {
      stop();
      resolve();
    };
    signal.addEventListener('abort', giveUp, { once: true });
  });
}

interface Limit {
  /** Counts one more; false where there were too many. */
  readonly take: (id: string) => boolean;
  readonly dispose: () => void;
}

/** Counts by timers what a clock that somebody sets would miscount. */
function createLimit(host: Pick<Host, 'after'>): Limit {
  const taken = new Map<string, readonly StopTimer[]>();
  return {
    take(id) {
      const before = taken.get(id) ?? [];
      if (before.length >= MAX_REFRESHES) return false;
      const stop = host.after(REFRESH_WINDOW_MS, () =>
        taken.set(
          id,
          (taken.get(id) ?? []).filter((other) => other !== stop),
        ),
      );
      taken.set(id, [...before, stop]);
      return true;
    },
    dispose: () => taken.forEach((stops) => stops.forEach((stop) => stop())),
  };
}
