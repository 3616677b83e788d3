export {
  createSession,
  type Session,
  type SessionHost,
  type SessionOptions,
} from './create-session.ts';
export { canKeepSession, startSession } from './create-session.ts';
export { isSessionNeeded } from './session-needed.ts';
export { getAuthentication, type Authentication, type SessionState } from './session-state.ts';
export {
  getClientKind,
  getLevelOfAssurance,
  listSwitchableProfiles,
} from './displayed-profiles.ts';
