import {
  isSame,
  sanitiseSession,
  removeProfile,
  updateRefreshes,
  renewTokens,
} from './change-session.ts';
import { claimRefresh, type RefreshLimit } from './refresh-limit.ts';
import {
  isRefusal,
  isUnreached,
  type RefreshFailure,
  sendRefresh,
  type RefreshHost,
  type RefreshResult,
} from './send-refresh.ts';
import { findAccessToken, findProfile, type Profile } from './session-data.ts';
import type { SessionStore } from './session-store.ts';

export interface RefresherOptions {
  readonly store: SessionStore;
  readonly apiOrigin: string;
  readonly inactivityMs: () => number;
  /** Returns true if it is this tab that renews. */
  readonly mayRefresh: () => boolean;
  /** Called with each attempt that failed. */
  readonly onFailure: (failure: RefreshFailure, profileId: string) => void;
}

/**
 * Takes a profile as storage has it now; undefined where nothing may be sent for it, or another tab
 * has renewed it since `sent`.
 */
export function claimProfile(
  { store, mayRefresh }: RefresherOptions,
  limit: RefreshLimit,
  {
    id,
    sent,
    now,
  }: { readonly id: string; readonly sent: Profile | undefined; readonly now: number },
): Profile | undefined {
  // One that has had its time is not sent for, even where nobody has removed it yet.
  const data = sanitiseSession(store.read(), now);
  const profile = findProfile(data, id);
  if (!mayRefresh() || profile?.refreshToken === undefined) return undefined;
  if (sent && !isSame(profile, sent)) return undefined;
  const claimed = claimRefresh(data, id, now);
  if (!claimed || !limit.allows(data, id)) return undefined;
  store.update(() => claimed);
  return profile;
}

/** Asks once for new tokens of a profile. */
export function sendFor(
  profile: Profile,
  { store, apiOrigin, inactivityMs }: RefresherOptions,
  { host, signal }: { readonly host: RefreshHost; readonly signal: AbortSignal },
): Promise<RefreshResult> {
  const request = {
    apiOrigin,
    refreshToken: profile.refreshToken ?? '',
    accessToken: findAccessToken(store.read()),
    inactivityMs: inactivityMs(),
    signal,
  };
  return sendRefresh(request, host);
}

/** Writes down what came of a request, where its profile still is what it was sent for. */
export function settleRefresh(
  store: SessionStore,
  sent: Profile,
  { result, now }: { readonly result: RefreshResult; readonly now: number },
): void {
  const id = sent.profileId;
  store.update((data) => {
    if (!isSame(findProfile(data, id), sent)) return data;
    if (!result.ok && isRefusal(result.failure)) return removeProfile(data, id);
    const unreached = !result.ok && isUnreached(result.failure);
    const noted = updateRefreshes(data, id, { open: false, failed: !result.ok, unreached });
    return result.ok ? renewTokens(noted, sent, { tokens: result.tokens, now }) : noted;
  });
}
