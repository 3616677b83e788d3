import { type Host, createBrowserHost, createStartHost, createTabHost } from '../../host/index.ts';

/**
 * Tells the code that lays out a page that somebody is signed in. It holds no token and proves
 * nothing.
 */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Names a session in local storage, or in that of its tab. It is secret: no cookie holds it. */
export const SESSION_NAME = 'session';

/**
 * Returns true if there may be a session. This check is all that a visitor's first load has of a
 * session. A hint without a session counts as well, since somebody has to delete the hint.
 */
export function isSessionNeeded({
  cookie,
  storage,
  tabStorage,
}: Pick<Host, 'cookie' | 'storage' | 'tabStorage'>): boolean {
  if (cookie(SIGNED_IN_COOKIE) !== undefined) return true;
  return [storage, tabStorage].some((store) => {
    try {
      return store?.get(SESSION_NAME) !== undefined;
    } catch {
      // Storage is switched off, so no session is stored.
      return false;
    }
  });
}

/** Returns true if the server that makes a window's next page hears that somebody is signed in. */
export function hasSignedInHint(window: Window & typeof globalThis): boolean {
  const { cookie } = createBrowserHost(window, createStartHost(window));
  return cookie(SIGNED_IN_COOKIE) !== undefined;
}

/**
 * Returns true if somebody may be signed in in a window. It brings none of the code of a session
 * with it.
 */
export function isWindowSessionNeeded(window: Window & typeof globalThis): boolean {
  const { cookie } = createBrowserHost(window, createStartHost(window));
  return isSessionNeeded({ cookie, ...createTabHost(window) });
}
