import type { ProfileType, DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import { getClientKind, listSwitchableProfiles } from './profile-kinds.ts';
import type { Profile } from './session-data.ts';
import type { SessionState } from './session-state.ts';

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
