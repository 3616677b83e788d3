import type {
  AnonymousProfile,
  Profile,
  ProfileRefreshes,
  SessionRecord,
} from '#schemas/generated/session-record.ts';

export type { AnonymousProfile, Profile, ProfileRefreshes };

/** A session as it is kept for all tabs. It is replaced, never changed. */
export type SessionData = Readonly<SessionRecord>;

export const NO_SESSION: SessionData = Object.freeze({ profiles: [] });

export function findProfile(
  { profiles }: SessionData,
  id: string | undefined,
): Profile | undefined {
  return profiles.find(({ profileId }) => profileId === id);
}

/** The profile that was chosen; else the default one; else the first. */
export function findActiveProfile(data: SessionData): Profile | undefined {
  return findProfile(data, data.activeProfileId) ?? defaultOrFirst(data);
}

function defaultOrFirst({ profiles }: SessionData): Profile | undefined {
  return profiles.find((profile) => profile.default) ?? profiles[0];
}

/**
 * Returns the token that requests are sent with. The one of an anonymous profile goes before all
 * others.
 */
export function findAccessToken(data: SessionData): string | undefined {
  return (data.anonymousProfile ?? findActiveProfile(data))?.accessToken;
}

/**
 * Returns what services are to know of the session beside its token, in the words of the code that
 * set it.
 */
export function findExtendedContext(data: SessionData): object | undefined {
  const id = findActiveProfile(data)?.profileId;
  const contexts = data.extendedSessionContext ?? {};
  // Ids come from outside, and one may be called like a member that every object has.
  return id !== undefined && Object.hasOwn(contexts, id) ? contexts[id] : undefined;
}

/** Returns what is known of the tabs' renewals of a profile. */
export function getRefreshes({ refreshes = [] }: SessionData, id: string): ProfileRefreshes {
  return refreshes.find(({ profileId }) => profileId === id) ?? { profileId: id, times: [] };
}
