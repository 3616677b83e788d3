import { isRecord } from '#schemas/is-record.ts';

/** Longer texts are no list of profiles. */
const MAX_ANSWER_LENGTH = 200_000;
/** Nobody has more; an app that says so is not to be believed. */
const MAX_PROFILES = 100;

/** The id of the native app before it has a profile: nobody's. */
const BOOTSTRAP_PROFILE_ID = 'bootstrap';

/** An answer that is none. It never quotes what was answered: there may be tokens in it. */
export class JunkAnswer extends Error {
  override readonly name = 'JunkAnswer';
}

/** Reads a profile of an app; undefined where it is none. */
export type ReadProfile<Profile> = (value: unknown) => Profile | undefined;

/**
 * An id: a text, an object with `profileId`, or either as JSON. Undefined for `bootstrap`. Throws
 * JunkAnswer.
 */
export function readProfileId(answer: unknown): string | undefined {
  const value = parsed(answer);
  const id = isRecord(value) ? value['profileId'] : value;
  if (typeof id !== 'string' || id.trim() === '') throw new JunkAnswer('It is no profile id.');
  return isOfNobody(id) ? undefined : id;
}

/**
 * Profiles: a list, an object with `profiles`, or either as JSON. Without those of nobody. Throws
 * JunkAnswer.
 */
export function readProfiles<Profile>(
  answer: unknown,
  readProfile: ReadProfile<Profile>,
): readonly Profile[] {
  const value = parsed(answer);
  const list: unknown = isRecord(value) ? value['profiles'] : value;
  if (!Array.isArray(list)) throw new JunkAnswer('It is no list of profiles.');
  if (list.length > MAX_PROFILES) {
    throw new JunkAnswer(`It is a list of more than ${MAX_PROFILES} profiles.`);
  }
  const known = list.filter((one) => !isRecord(one) || !isOfNobody(one['profileId']));
  const profiles = known.map((one) => readProfile(one)).filter((profile) => profile !== undefined);
  if (profiles.length < known.length) throw new JunkAnswer('It is a list with what is no profile.');
  return profiles;
}

function isOfNobody(id: unknown): boolean {
  return id === BOOTSTRAP_PROFILE_ID;
}

/**
 * A text is JSON where it can be nothing else: an id has no braces, brackets or quotes around it.
 */
function parsed(answer: unknown): unknown {
  if (typeof answer !== 'string' || !/^\s*[[{"]/.test(answer)) return answer;
  if (answer.length > MAX_ANSWER_LENGTH) {
    throw new JunkAnswer(`It has more than ${MAX_ANSWER_LENGTH} characters.`);
  }
  try {
    return JSON.parse(answer) as unknown;
  } catch {
    throw new JunkAnswer('It is broken JSON.');
  }
}
