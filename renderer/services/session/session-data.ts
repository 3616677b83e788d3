import type {
  AnonymousProfile,
  Profile,
  ProfileRefreshes,
  SessionRecord,
} from '#schemas/generated/session-record.ts';
import { check, shape } from '#schemas/generated/session-record.check.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readTolerantly } from '../../config/index.ts';

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

/** The profiles of a list from outside, and the problems of those that are none. */
interface ReadProfiles {
  readonly profiles: readonly Profile[];
  /**
   * Where something is wrong, and the code of what it is: never what stands there, since that may
   * be a token.
   */
  readonly problems: readonly string[];
}

/** Reads a session as it was kept; whatever another hand has left there is none. */
export function readSession(text: string | undefined): SessionData {
  const read = readTolerantly<SessionData>(CHECK, parse(text));
  return read.ok ? read.value : NO_SESSION;
}

/**
 * Reads profiles one by one, so that a wrong one costs itself. Of two with one id the first counts.
 */
export function readProfiles(value: unknown): ReadProfiles {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const profiles = new Map<string, Profile>();
  const problems: string[] = [];
  list.forEach((one, index) => {
    const read = readTolerantly<SessionData>(CHECK, { profiles: [one] });
    const [profile] = read.ok ? read.value.profiles : [];
    if (profile && !profiles.has(profile.profileId)) profiles.set(profile.profileId, profile);
    if (!read.ok) {
      const at = `/${index}`;
      problems.push(
        ...read.problems.map(
          ({ code, pointer }) => `${code} ${pointer.replace('/profiles/0', at)}`,
        ),
      );
    }
  });
  return { profiles: [...profiles.values()], problems };
}

/** Reads an anonymous profile; undefined where it is none. */
export function readAnonymousProfile(value: unknown): AnonymousProfile | undefined {
  const record = { profiles: [], anonymousProfile: value };
  const read = readTolerantly<SessionData>(CHECK, record);
  return read.ok && isRecord(value) ? read.value.anonymousProfile : undefined;
}

const CHECK = { check, shape };

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing, or junk: no session either way.
    return undefined;
  }
}
