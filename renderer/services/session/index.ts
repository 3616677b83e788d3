export {
  createSession,
  type Session,
  type SessionHost,
  type SessionOptions,
} from './create-session.ts';
export { startSession } from './window-session.ts';
export { authenticationOf, type Authentication, type SessionState } from './session-state.ts';
export { clientKindOf, levelOfAssuranceOf, switchableProfiles } from './profile-kinds.ts';
