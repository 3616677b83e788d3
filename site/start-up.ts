import { startWindow } from '#renderer/start-up';
import { experience } from './experience.ts';
import { createVisitorSession, type VisitorSession } from './visitor-session.ts';

/** No larger application is around this site: it is the open one, and nobody of the bank looks over a visitor's shoulder. */
const ALONE = { app: 'open', cso: false };

const started = new WeakMap<Window, VisitorSession>();

/** Does what the site does once a page is there, before anybody uses it; once a window. Gives the session of the window. */
export function startUp(window: Window & typeof globalThis): VisitorSession {
  const before = started.get(window);
  if (before) return before;
  const session = createVisitorSession(window);
  started.set(window, session);
  const { begin } = session;
  startWindow(window, { experience, contextValues: ALONE, session: { readProfile, begin } });
  return session;
}

/** The session checks each profile that it takes, and is not there for those who need none. */
function readProfile(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
