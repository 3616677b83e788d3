import { writeCookie, type CookieHost } from '../storage/index.ts';
import { SIGNED_IN_COOKIE } from './session-needed.ts';
import type { SessionData } from './session-data.ts';
import { getSessionState, UNKNOWN, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

const SIGNED_IN = '1';

/** Writes the hint, or deletes it. Where it is as it should be, nothing is written. */
function setHint(host: CookieHost, isSignedIn: boolean): void {
  const value = isSignedIn ? SIGNED_IN : undefined;
  if (host.cookie(SIGNED_IN_COOKIE) !== value) writeCookie(host, SIGNED_IN_COOKIE, value);
}

interface StateWatch {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly dispose: () => void;
}

/** Tells callers in which state a session is, and tells the server by the hint. */
export function watchState(store: SessionStore, host: CookieHost): StateWatch {
  const listeners = new Set<() => void>();
  let state = UNKNOWN;
  let seen: SessionData | undefined;
  let unsubscribe: (() => void) | undefined;

  const look = () => {
    const data = store.read();
    const before = state;
    // Most changes are notes of the tabs for each other.
    if (!seen || !isAlike(seen, data)) state = getSessionState(data);
    seen = data;
    // Without storage that they share, another tab may be signed in where this one is not: it only
    // deletes what was its own.
    const wasOwn = before.status === 'known' || before.status === 'unknown';
    if (state.status === 'known' || wasOwn) setHint(host, state.status === 'known');
    if (state !== before) Array.from(listeners).forEach((listener) => listener());
  };

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      unsubscribe ??= store.subscribe(look);
      look();
    },
    dispose() {
      listeners.clear();
      unsubscribe?.();
    },
  };
}

function isAlike(one: SessionData, other: SessionData): boolean {
  return (
    one.profiles === other.profiles &&
    one.anonymousProfile === other.anonymousProfile &&
    one.activeProfileId === other.activeProfileId
  );
}
