import { writeCookie, type CookieHost } from '../storage/index.ts';
import { SIGNED_IN_COOKIE } from './session-needed.ts';

const SIGNED_IN = '1';

/** Writes the hint, or deletes it. Where it is as it should be, nothing is written. */
export function setHint(host: CookieHost, isSignedIn: boolean): void {
  const value = isSignedIn ? SIGNED_IN : undefined;
  if (host.cookie(SIGNED_IN_COOKIE) !== value) writeCookie(host, SIGNED_IN_COOKIE, value);
}
