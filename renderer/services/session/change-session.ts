import {
  NO_SESSION,
  findProfile,
  getRefreshes,
  type AnonymousProfile,
  type Profile,
  type ProfileRefreshes,
  type SessionData,
} from './session-data.ts';

/** A profile outlives its token by 10 s and 60 s, in milliseconds. */
export const GRACE_PERIOD_MS = 70_000;

/**
 * No token is believed to live longer, in milliseconds: a profile that is never renewed would stay
 * for ever.
 */
const MAX_LIFETIME_MS = 86_400_000;

/**
 * So long a token is believed to live of which nobody has ever said how long, in milliseconds: an
 * hour, as most log-in services have it.
 */
const ASSUMED_LIFETIME_MS = 3_600_000;

/** Takes other profiles. The profile that was chosen stays chosen where it is still there. */
export function replaceProfiles(
  data: SessionData,
  profiles: readonly Profile[],
  now: number,
): SessionData {
  const believed = profiles.map((profile) => ({
    ...profile,
    expirationTime: Math.min(believeExpiry(data, profile, now), now + MAX_LIFETIME_MS),
  }));
  const started = data.profiles.length === 0 ? { scheduledTime: now, inactivityTime: now } : {};
  const refreshes = (data.refreshes ?? []).map((one) => {
    const before = findProfile(data, one.profileId);
    const isKept = before && profiles.some((profile) => isSame(profile, before));
    return isKept ? one : { ...one, failed: true };
  });
  return tidied(sanitiseSession({ ...data, ...started, refreshes, profiles: believed }, now));
}

/** The clock of a device is not believed to be faster than this, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 900_000;

/**
 * When the tokens of a log-in expire by the clock of the device. Where they would be over as they
 * come, that clock is fast, and how long they live counts from now: but once, however often the
 * same ones come. Those that were over long before are old ones.
 */
function believeExpiry(data: SessionData, profile: Profile, now: number): number {
  const { accessToken, accessTokenTimeToLive: lifetimeS, expirationTime } = profile;
  const isOver = expirationTime <= now && now - expirationTime <= MAX_CLOCK_SKEW_MS;
  if (!isOver || lifetimeS === undefined) return expirationTime;
  const known = data.profiles.find((one) => one.accessToken === accessToken);
  return known?.expirationTime ?? now + lifetimeS * 1_000;
}

/** Gives a visitor whom nobody knows a token; where profiles are known, it is dropped at once. */
export function replaceAnonymousProfile(
  data: SessionData,
  anonymousProfile: AnonymousProfile,
  now: number,
): SessionData {
  return sanitiseSession({ ...data, anonymousProfile }, now);
}

export function removeProfile(data: SessionData, id: string): SessionData {
  return tidied({
    ...data,
    profiles: data.profiles.filter(({ profileId }) => profileId !== id),
  });
}

/** Chooses a profile; an unknown one changes nothing. */
export function activateProfile(data: SessionData, id: string): SessionData {
  return findProfile(data, id) ? { ...data, activeProfileId: id } : data;
}

/** Sets what services are told while a profile is active; nothing takes it away. */
export function replaceExtendedContext(
  data: SessionData,
  id: string,
  context: object | undefined,
): SessionData {
  const others = Object.entries(data.extendedSessionContext ?? {}).filter(([name]) => name !== id);
  const all = context === undefined ? others : [...others, [id, context] as const];
  return tidied({ ...data, extendedSessionContext: Object.fromEntries(all) });
}

/** The tokens that the log-in service answered to a renewal. */
export interface RenewedTokens {
  readonly accessToken: string;
  /** Left out: the old one goes on (RFC 6749, section 6). */
  readonly refreshToken?: string | undefined;
  /** Left out: as long as the one before; an hour where that has not said it either. */
  readonly lifetimeS?: number | undefined;
}

/**
 * Renews a profile; one that is gone, or that another tab has renewed since the request was sent,
 * stays as it is.
 */
export function renewTokens(
  data: SessionData,
  sent: Profile,
  { tokens, now }: { readonly tokens: RenewedTokens; readonly now: number },
): SessionData {
  const { accessToken, refreshToken, lifetimeS = sent.accessTokenTimeToLive } = tokens;
  const saidMs = lifetimeS === undefined ? ASSUMED_LIFETIME_MS : lifetimeS * 1_000;
  const lifetimeMs = Math.min(saidMs, MAX_LIFETIME_MS);
  const profiles = data.profiles.map((profile) =>
    isSame(profile, sent)
      ? {
          ...profile,
          accessToken,
          ...(refreshToken !== undefined && { refreshToken }),
          ...(lifetimeS !== undefined && { accessTokenTimeToLive: lifetimeMs / 1_000 }),
          expirationTime: now + lifetimeMs,
        }
      : profile,
  );
  return { ...data, profiles };
}

/** Returns true if a profile still is what a request was sent for. */
export function isSame(profile: Profile | undefined, sent: Profile): boolean {
  return profile?.profileId === sent.profileId && profile.refreshToken === sent.refreshToken;
}

/** Notes something of a profile's renewals. */
export function updateRefreshes(
  data: SessionData,
  id: string,
  change: Partial<ProfileRefreshes>,
): SessionData {
  const others = (data.refreshes ?? []).filter(({ profileId }) => profileId !== id);
  return { ...data, refreshes: [...others, { ...getRefreshes(data, id), ...change }] };
}

/**
 * Forgets the requests that never reached the log-in service: nothing is known of it, and it need
 * not be left alone. The very object comes back where there are none.
 */
export function forgetUnreached(data: SessionData): SessionData {
  const { refreshes = [] } = data;
  if (!refreshes.some(({ unreached }) => unreached)) return data;
  const remaining = refreshes.map((one) =>
    one.unreached ? { ...one, times: [], unreached: false } : one,
  );
  return { ...data, refreshes: remaining };
}

/**
 * Drops what has had its time: profiles once their grace period is over, the anonymous one once it
 * expires or profiles are known. The very object comes back where nothing has.
 */
export function sanitiseSession(data: SessionData, now: number): SessionData {
  const profiles = data.profiles.filter((one) => now < one.expirationTime + GRACE_PERIOD_MS);
  const { anonymousProfile: anonymous, ...rest } = data;
  const isAnonymousLeft = anonymous && profiles.length === 0 && now < anonymous.expirationTime;
  if (profiles.length === data.profiles.length && (!anonymous || isAnonymousLeft)) return data;
  return tidied({ ...rest, ...(isAnonymousLeft && { anonymousProfile: anonymous }), profiles });
}

/** Drops what was noted of profiles that are gone. */
function tidied(data: SessionData): SessionData {
  const { anonymousProfile, activeProfileId, extendedSessionContext = {}, refreshes = [] } = data;
  const isKnown = (id: string | undefined) => findProfile(data, id) !== undefined;
  if (data.profiles.length === 0)
    return { ...NO_SESSION, ...(anonymousProfile && { anonymousProfile }) };
  const { activeProfileId: _, ...rest } = data;
  return {
    ...rest,
    ...(activeProfileId !== undefined && isKnown(activeProfileId) && { activeProfileId }),
    extendedSessionContext: Object.fromEntries(
      Object.entries(extendedSessionContext).filter(([id]) => isKnown(id)),
    ),
    refreshes: refreshes.filter(({ profileId }) => isKnown(profileId)),
  };
}
