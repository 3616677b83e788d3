import type { ProfileType, DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import type { ContextValue, VisitorFacts } from '../../routing/index.ts';
import type { Profile } from './session-data.ts';
import { type SessionState, getAuthentication } from './session-state.ts';

/** How a client is spoken to: as a person, or as a business. */
type ClientKind = 'private' | 'professional';

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

/**
 * Who is signed in, as the shell shows it: names, and the two kinds of profile where there are two
 * to switch between.
 */
export function selectVisibleProfiles({
  active,
  profiles,
}: Extract<SessionState, { status: 'known' }>): DisplayedVisitor {
  const { username, profileName } = active;
  const activeProfileType = profileTypeOf(active);
  const others = listSwitchableProfiles(profiles).map(profileTypeOf);
  const inactiveProfileType = others.find((type) => type && type !== activeProfileType);
  return {
    ...(username !== undefined && { username }),
    ...(profileName !== undefined && { profileName }),
    ...(activeProfileType && { activeProfileType }),
    ...(activeProfileType && inactiveProfileType && { inactiveProfileType }),
  };
}

/** The profile that a switch to that kind makes active: the first of them. */
export function findProfileByType(
  profiles: readonly Profile[],
  type: ProfileType,
): Profile | undefined {
  return listSwitchableProfiles(profiles).find((profile) => profileTypeOf(profile) === type);
}

function profileTypeOf(profile: Profile): ProfileType | undefined {
  const kind = getClientKind(profile);
  return kind === 'professional' ? 'business' : kind;
}

/**
 * Returns what routes may ask of the visitor: whether somebody is signed in, as which `clientKind`,
 * and with which `levelOfAssurance`. As long as a session is unknown nobody is.
 */
export function getVisitorFacts(state: SessionState): VisitorFacts {
  const active = state.status === 'known' ? state.active : undefined;
  const kind = active && getClientKind(active);
  const context: [string, ContextValue][] = [
    ['levelOfAssurance', getLevelOfAssurance(active)],
    ...(kind ? [['clientKind', kind] satisfies [string, ContextValue]] : []),
  ];
  const isKnown = getAuthentication(state) === 'authenticated';
  return {
    session: isKnown ? 'authenticated' : 'unauthenticated',
    context: new Map(context),
    ...(state.status === 'known' && isKnown && { shown: selectVisibleProfiles(state) }),
  };
}
