import type { ConsentLevel, ConsentLevels } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { createPolling } from '../storage/index.ts';
import { getNeededLevel, isLevelReached, type Purpose } from './allowed-purposes.ts';
import { readLevel, mayStoreCookies, writeLevel } from './consent-cookies.ts';
import { deleteValue, type ValueHost, type StoredValue } from './stored-values.ts';

/**
 * Tells the other tabs that a choice was made. It is needed to keep the choice, so that it needs no
 * consent.
 */
const CHANGED_KEY = 'consent-changed';

export interface ConsentOptions {
  /** From which level on something is done, as the experience says it. */
  readonly levels?: ConsentLevels | undefined;
}

export type ConsentHost = ValueHost & Pick<Host, 'after' | 'now' | 'onRestore'>;

/** Says what a visitor allows. Nothing of it throws. */
export interface Consent {
  /**
   * The level that was chosen, as the cookies say it now; undefined where nobody has chosen yet.
   */
  readonly level: () => ConsentLevel | undefined;
  /** Returns true if something may be done that the site does not need to work. */
  readonly allows: (purpose: Purpose) => boolean;
  /** The level that a purpose needs, with which its owner registers what it stores. */
  readonly levelOf: (purpose: Purpose) => ConsentLevel;
  /** Stores a choice, and deletes what it does not allow. Says whether the browser has taken it. */
  readonly save: (level: ConsentLevel) => boolean;
  /**
   * Lets a choice that could not be stored hold for this page view, as long as the browser takes no
   * cookie at all. Says whether it does.
   */
  readonly keepForPage: (level: ConsentLevel) => boolean;
  /**
   * Registers a value that is stored; its owner calls this before storing it. The value is deleted,
   * in every tab, as soon as it is not allowed any more: at once where it is not allowed now.
   * Returns a function that ends that.
   */
  readonly register: (value: StoredValue) => () => void;
  /** Calls the listener when another level is chosen, in whichever tab. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to follow the other tabs. */
  readonly start: () => void;
  readonly dispose: () => void;
}

/**
 * Makes the consent of a window. The cookies are the truth: it remembers nothing but what it has
 * told its listeners, and a choice that no cookie takes.
 */
export function createConsent({ levels }: ConsentOptions, host: ConsentHost): Consent {
  const registered = new Set<StoredValue>();
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  let ofPage: ConsentLevel | undefined;
  const level = () => ofPage ?? readLevel(host);
  let known = level();

  const isAllowed = (needed: ConsentLevel) => isLevelReached(level(), needed);
  const deleteWithdrawn = () => {
    for (const each of registered) if (!isAllowed(each.level)) deleteValue(each, host);
  };
  const levelOf = (purpose: Purpose) => getNeededLevel(purpose, levels);
  const look = () => {
    const present = level();
    if (present === known) return;
    known = present;
    deleteWithdrawn();
    Array.from(listeners).forEach((listener) =>
      attempt(listener, (error) => host.console.error('A listener of consent failed:', error)),
    );
  };

  return {
    level,
    levelOf,
    allows: (purpose) => isAllowed(levelOf(purpose)),
    save(chosen) {
      const isSaved = writeLevel(chosen, host);
      if (isSaved) ofPage = undefined;
      look();
      if (isSaved) attempt(() => host.storage?.set(CHANGED_KEY, String(host.now())));
      return isSaved;
    },
    keepForPage(chosen) {
      if (mayStoreCookies(host)) return false;
      ofPage = chosen;
      look();
      return true;
    },
    register(value) {
      registered.add(value);
      if (!isAllowed(value.level)) deleteValue(value, host);
      return () => void registered.delete(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      if (host.onRestore) stops.push(host.onRestore(look));
      stops.push(followTabs(look, host));
      look();
    },
    dispose() {
      stops.splice(0).forEach((stop) => stop());
      listeners.clear();
      registered.clear();
    },
  };
}

/**
 * Calls back when another tab may have chosen. Where there is no local storage that would tell,
 * cookies are looked at.
 */
function followTabs(look: () => void, host: ConsentHost): () => void {
  const { storage } = host;
  if (storage && attempt(() => storage.get(CHANGED_KEY))) return storage.subscribe(look);
  const polling = createPolling(() => String(readLevel(host)), look, host);
  polling.start();
  return polling.stop;
}

/** Returns true if the task could be done: storage that is full or switched off throws. */
function attempt(task: () => unknown, onError?: (error: unknown) => void): boolean {
  try {
    task();
    return true;
  } catch (error) {
    onError?.(error);
    return false;
  }
}
