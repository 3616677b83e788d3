import type { ContextValue, VisitorFacts } from '../../routing/index.ts';
import { clientKindOf, levelOfAssuranceOf } from './profile-kinds.ts';
import { shownProfilesOf } from './shown-profiles.ts';
import { authenticationOf, type SessionState } from './session-state.ts';

/**
 * What routes may ask of who visits: whether somebody is signed in, as which `clientKind`, and with which `levelOfAssurance`. As long as a
 * session is unknown nobody is.
 */
export function visitorFactsOf(state: SessionState): VisitorFacts {
  const active = state.status === 'known' ? state.active : undefined;
  const kind = active && clientKindOf(active);
  const context: [string, ContextValue][] = [
    ['levelOfAssurance', levelOfAssuranceOf(active)],
    ...(kind ? [['clientKind', kind] satisfies [string, ContextValue]] : []),
  ];
  const isKnown = authenticationOf(state) === 'authenticated';
  return {
    session: isKnown ? 'authenticated' : 'unauthenticated',
    context: new Map(context),
    ...(state.status === 'known' && isKnown && { shown: shownProfilesOf(state) }),
  };
}
