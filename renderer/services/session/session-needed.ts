import type { Host } from '../../host/index.ts';

/**
 * Says to whoever lays out a page that somebody is signed in. It holds no token and proves nothing.
 */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Where a session stands in local storage. It is secret, so no cookie ever holds it. */
export const SESSION_NAME = 'session';

/**
 * Whether there may be a session: all that a visitor's first load has of it. A hint without a
 * session needs it as well, since somebody has to delete it.
 */
export function isSessionNeeded({ cookie, storage }: Pick<Host, 'cookie' | 'storage'>): boolean {
  if (cookie(SIGNED_IN_COOKIE) !== undefined) return true;
  try {
    return storage?.get(SESSION_NAME) !== undefined;
  } catch {
    // Switched off: what is not stored is not there.
    return false;
  }
}
