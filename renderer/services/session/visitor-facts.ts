import type { ContextValue, VisitorFacts } from '../../routing/index.ts';
import { getClientKind, getLevelOfAssurance } from './profile-kinds.ts';
import { selectVisibleProfiles } from './displayed-profiles.ts';
import { getAuthentication, type SessionState } from './session-state.ts';

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
