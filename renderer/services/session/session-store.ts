import type { Reach, Storage } from '../storage/index.ts';
import { readSession, NO_SESSION, type SessionData } from './session-data.ts';
import { SESSION_NAME } from './session-needed.ts';

export interface SessionStore {
  /** Returns the session as it is now, whichever tab has changed it last. */
  readonly read: () => SessionData;
  /** Changes what is there now: nobody writes back what he read a while ago. */
  readonly update: (change: (data: SessionData) => SessionData) => void;
  /** Returns true if other tabs see the same; else each one has a session of its own. */
  readonly isShared: () => boolean;
  /** Returns true if the session is still there on the next page of this tab. */
  readonly outlivesPage: () => boolean;
  /** Tries who would see a session that this tab gets. */
  readonly findReach: () => Reach;
  /** Calls the listener when this tab or another has changed it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps a session in storage, for all tabs, or for this one where they share none. */
export function createSessionStore(storage: Storage): SessionStore {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let data: SessionData = NO_SESSION;

  const notify = () => Array.from(listeners).forEach((listener) => listener());
  const read = () => {
    const present = storage.get(SESSION_NAME);
    if (present === text) return data;
    text = present;
    data = readSession(text);
    // A page that was frozen is not told what another tab has changed meanwhile.
    notify();
    return data;
  };

  const write = (after: SessionData) => {
    data = after;
    text = isEmpty(after) ? undefined : JSON.stringify(after);
    if (text === undefined) storage.remove(SESSION_NAME);
    else storage.set(SESSION_NAME, text);
  };

  return {
    read,
    update(change) {
      const before = read();
      const after = change(before);
      if (after === before) return;
      const wasShared = storage.isShared(SESSION_NAME);
      write(after);
      // Where storage is full, the extended context has less need of its place than the tokens.
      if (wasShared && !storage.isShared(SESSION_NAME))
        write({ ...after, extendedSessionContext: {} });
      notify();
    },
    isShared: () => storage.isShared(SESSION_NAME),
    outlivesPage: () => storage.outlivesPage(SESSION_NAME),
    findReach: storage.findReach,
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = storage.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}

function isEmpty({ profiles, anonymousProfile }: SessionData): boolean {
  return profiles.length === 0 && !anonymousProfile;
}
