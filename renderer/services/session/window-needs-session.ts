import { createBrowserHost, createStartHost, createTabHost } from '../../host/index.ts';
import { isSessionNeeded } from './session-needed.ts';

/**
 * Returns true if somebody may be signed in in a window. It brings none of the code of a session
 * with it.
 */
export function isWindowSessionNeeded(window: Window & typeof globalThis): boolean {
  const { cookie } = createBrowserHost(window, createStartHost(window));
  return isSessionNeeded({ cookie, storage: createTabHost(window).storage });
}
