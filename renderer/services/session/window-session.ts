import { createBrowserHost, createStartHost, createTabHost } from '../../host/index.ts';
import { createSession, type Session, type SessionOptions } from './create-session.ts';

/** Makes the session of a window, and starts it. */
export function startSession(
  window: Window & typeof globalThis,
  options: SessionOptions = {},
): Session {
  const host = createBrowserHost(window, createStartHost(window));
  // The host of a tab adds what a session needs, and most pages never do.
  const session = createSession(options, { ...host, ...createTabHost(window) });
  session.start();
  return session;
}
