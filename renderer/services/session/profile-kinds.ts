import type { Profile } from '#schemas/generated/session-record.ts';

/** How a client is spoken to: as a person, or as a business. */
export type ClientKind = 'private' | 'professional';

const KINDS: ReadonlyMap<Profile['profileType'], ClientKind> = new Map([
  ['PRVT', 'private'],
  ['PRIM', 'private'],
  ['PROF', 'professional'],
  ['DED', 'professional'],
]);

/** Tells private from professional clients; undefined where the type of a profile says neither. */
export function getClientKind({
  profileType,
}: Pick<Profile, 'profileType'>): ClientKind | undefined {
  return KINDS.get(profileType);
}

/**
 * The profiles that a person may switch between. An employee of the bank sees the site as such, but
 * is nobody's client.
 */
export function listSwitchableProfiles(profiles: readonly Profile[]): readonly Profile[] {
  return profiles.filter(({ profileType }) => profileType !== 'EMPLOYEE');
}

/** How sure it is who is signed in. */
export function getLevelOfAssurance(profile: Profile | undefined): number {
  return profile?.executorLevelOfAssurance ?? 0;
}
