/** What a host in a browser lacks for a session, since most pages never have one. */
export { createTabHost } from '../../host/index.ts';
export {
  createSession,
  type Session,
  type SessionHost,
  type SessionOptions,
} from './create-session.ts';
export { sessionNeeded } from './session-needed.ts';
export { authenticationOf, type Authentication, type SessionState } from './session-state.ts';
export { clientKindOf, levelOfAssuranceOf, switchableProfiles } from './profile-kinds.ts';
export { visitorFactsOf } from './visitor-facts.ts';
