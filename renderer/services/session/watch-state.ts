import type { Host } from '../../host/index.ts';
import { forgetAnswers } from '../http/cache/answers-mark.ts';
import { writeCookie, type CookieHost } from '../storage/index.ts';
import { GRACE_PERIOD_MS } from './change-session.ts';
import { SIGNED_IN_COOKIE } from './session-needed.ts';
import { findActiveProfile, type SessionData } from './session-data.ts';
import { getSessionState, UNKNOWN, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

const SIGNED_IN = '1';

/** Writes the hint, or deletes it. Where it is as it should be, nothing is written. */
function setHint(host: CookieHost, isSignedIn: boolean): void {
  const value = isSignedIn ? SIGNED_IN : undefined;
  if (host.cookie(SIGNED_IN_COOKIE) === value) return;
  writeCookie(host, { name: SIGNED_IN_COOKIE, value });
}

/**
 * Writes the hint for as long as a profile is kept that only this tab knows: once the tab is
 * closed, nobody could delete it.
 */
function setHintOfTab(host: HintHost, expirationTime: number): void {
  const maxAgeS = Math.ceil((expirationTime + GRACE_PERIOD_MS - host.now()) / 1_000);
  writeCookie(host, { name: SIGNED_IN_COOKIE, value: SIGNED_IN, maxAgeS });
}

type HintHost = CookieHost & Pick<Host, 'now' | 'storage'>;

interface StateWatch {
  readonly current: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: () => void;
  readonly dispose: () => void;
}

/** Tells callers in which state a session is, and tells the server by the hint. */
export function watchState(store: SessionStore, host: HintHost): StateWatch {
  const listeners = new Set<() => void>();
  let state = UNKNOWN;
  let seen: SessionData | undefined;
  // A hint that is left over is of a profile that nobody knows any more.
  let activeId = host.cookie(SIGNED_IN_COOKIE) === undefined ? undefined : '';
  let unsubscribe: (() => void) | undefined;

  /** Tells the server of the present state. */
  const tell = (before: SessionState) => {
    if (state.status === 'known') {
      const isWritten = state === before && host.cookie(SIGNED_IN_COOKIE) === SIGNED_IN;
      if (store.isShared()) setHint(host, true);
      // The next page would know of no session that only this one has.
      else if (store.outlivesPage() && !isWritten) setHintOfTab(host, state.active.expirationTime);
      return;
    }
    // Where each tab has a session of its own, another one may be signed in where this one is not:
    // it only deletes what was its own.
    const isLeftOver = before.status === 'unknown' && store.findReach() !== 'tab';
    if (before.status === 'known' || isLeftOver) setHint(host, false);
  };
  const look = () => {
    const data = store.read();
    const before = state;
    // Most changes are notes of the tabs for each other.
    if (!seen || !isAlike(seen, data)) state = getSessionState(data);
    seen = data;
    // Nobody finds what was stored for the visitor before, in whichever tab or document.
    const { profileId } = findActiveProfile(data) ?? {};
    if (profileId !== activeId) forgetAnswers(host.storage);
    activeId = profileId;
    tell(before);
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
