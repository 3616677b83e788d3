import { check, shape } from '#schemas/generated/session-record.check.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readTolerantly } from '../../config/index.ts';
import {
  NO_SESSION,
  type AnonymousProfile,
  type Profile,
  type SessionData,
} from './session-data.ts';

/** The profiles of a list from outside, and the problems of those that are none. */
export interface ReadProfiles {
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
