import {
  findActiveProfile,
  type AnonymousProfile,
  type Profile,
  type SessionData,
} from './session-data.ts';

/**
 * Says what is known of the visitor: nothing until a browser has looked, which it does once the
 * page runs.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'empty' }
  | { readonly status: 'anonymous'; readonly profile: AnonymousProfile }
  | { readonly status: 'known'; readonly profiles: readonly Profile[]; readonly active: Profile };

/** Says whether somebody is logged in, as routes ask for it. */
export type Authentication = 'authenticated' | 'unauthenticated' | 'unknown';

export const UNKNOWN: SessionState = Object.freeze({ status: 'unknown' });
const EMPTY: SessionState = Object.freeze({ status: 'empty' });

/** Says in which of its states a session is. */
export function getSessionState(data: SessionData): SessionState {
  const active = findActiveProfile(data);
  if (active) return { status: 'known', profiles: data.profiles, active };
  if (data.anonymousProfile) return { status: 'anonymous', profile: data.anonymousProfile };
  return EMPTY;
}

/**
 * Only a known profile makes somebody authenticated: the token of an anonymous one says nothing of
 * who it is.
 */
export function getAuthentication({ status }: SessionState): Authentication {
  if (status === 'unknown') return 'unknown';
  return status === 'known' ? 'authenticated' : 'unauthenticated';
}
