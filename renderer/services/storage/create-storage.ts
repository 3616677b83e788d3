import type { Host, HostStorage, TabStorage } from '../../host/index.ts';
import { createPolling } from './create-polling.ts';
import { writeCookie } from './write-cookie.ts';

export interface StorageOptions {
  /**
   * The names whose values may stand in a cookie where there is no local storage: a cookie is
   * small, and goes to the server with every request. All others then stand in the storage of this
   * tab alone, or in memory, for this page alone.
   */
  readonly publicNames: readonly string[];
}

export type StorageHost = Pick<
  Host,
  'storage' | 'tabStorage' | 'cookie' | 'setCookie' | 'url' | 'after'
>;

/** Says who sees a value: all tabs of the browser, all pages of this tab, or this page alone. */
export type Reach = 'browser' | 'tab' | 'page';

/**
 * Texts by name that outlive the page and are the same in all tabs, as far as the browser lets
 * them. Nothing of it throws.
 */
export interface Storage {
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** Returns true if other tabs see what stands under a name. */
  readonly isShared: (name: string) => boolean;
  /** Returns true if what stands under a name is still there on the next page of this tab. */
  readonly outlivesPage: (name: string) => boolean;
  /** Tries where a value would stand that may stand in no cookie. */
  readonly findReach: () => Reach;
  /** Calls the listener when another tab may have changed something. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/**
 * Makes the storage of a tab: what local storage does not take goes to a cookie where it may, else
 * to the storage of the tab, and to memory where that fails too.
 */
export function createStorage({ publicNames }: StorageOptions, host: StorageHost): Storage {
  const refused = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => Array.from(listeners).forEach((listener) => listener());
  const polling = createPolling(() => publicNames.map(host.cookie).join(), notify, host);

  const isPublic = (name: string) => publicNames.includes(name);
  const elsewhere = createFallback(isPublic, host);
  const attempt = <Result>(task: (local: HostStorage) => Result) => attemptIn(host.storage, task);
  /** From here on local storage is not asked for this name, until it takes it again. */
  const refuse = (name: string) => {
    refused.add(name);
    if (isPublic(name)) polling.start();
  };
  const writeElsewhere = (name: string, value: string | undefined) => {
    elsewhere.write(name, value);
    polling.note();
  };
  const unsubscribe = attempt((local) => local.subscribe(notify));

  return {
    get(name) {
      if (!refused.has(name)) {
        const read = attempt((local) => local.get(name));
        if (read.done && read.result !== undefined) return read.result;
        // Where another tab had to take a cookie, or a page before this one the storage of the tab,
        // this one reads it too.
        if (read.done && elsewhere.read(name) === undefined) return undefined;
        refuse(name);
      }
      return elsewhere.read(name);
    },
    set(name, value) {
      if (attempt((local) => local.set(name, value)).done) {
        if (refused.delete(name)) writeElsewhere(name, undefined);
        return;
      }
      // Else the other tabs would go on with what stands there.
      attempt((local) => local.remove(name));
      refuse(name);
      writeElsewhere(name, value);
    },
    remove(name) {
      attempt((local) => local.remove(name));
      if (refused.has(name)) writeElsewhere(name, undefined);
    },
    isShared: (name) => !refused.has(name) || (isPublic(name) && elsewhere.outlivesPage(name)),
    outlivesPage: elsewhere.outlivesPage,
    findReach() {
      if (attempt(probe).done) return 'browser';
      return attemptIn(host.tabStorage, probe).done ? 'tab' : 'page';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      listeners.clear();
      polling.stop();
      if (unsubscribe.done) unsubscribe.result();
    },
  };
}

type Attempt<Result> = { readonly done: true; readonly result: Result } | { readonly done: false };

/** Keeps what local storage does not take: in a cookie, or in the tab, or else in memory. */
function createFallback(isPublic: (name: string) => boolean, host: StorageHost) {
  const memory = new Map<string, string>();
  const attempt = <Result>(task: (ofTab: TabStorage) => Result) => attemptIn(host.tabStorage, task);
  const read = (name: string) => {
    if (isPublic(name)) return host.cookie(name);
    const inTab = attempt((ofTab) => ofTab.get(name));
    return inTab.done ? inTab.result : undefined;
  };
  const write = (name: string, value: string | undefined): boolean => {
    if (isPublic(name)) return writeCookie(host, { name, value });
    if (value === undefined) return attempt((ofTab) => ofTab.remove(name)).done;
    return attempt((ofTab) => ofTab.set(name, value)).done;
  };

  return {
    read: (name: string) => memory.get(name) ?? read(name),
    write(name: string, value: string | undefined): void {
      memory.delete(name);
      if (!write(name, value) && value !== undefined) memory.set(name, value);
    },
    outlivesPage: (name: string) => !memory.has(name),
  };
}

/** As long as any session that we store, in characters. */
const PROBE_LENGTH = 10_000;

const PROBE_NAME = 'storage.probe';

/** Stores something for a moment; throws where that fails. */
function probe(storage: TabStorage): void {
  storage.set(PROBE_NAME, '0'.repeat(PROBE_LENGTH));
  storage.remove(PROBE_NAME);
}

function attemptIn<Kept extends TabStorage, Result>(
  store: Kept | undefined,
  task: (store: Kept) => Result,
): Attempt<Result> {
  if (!store) return { done: false };
  try {
    return { done: true, result: task(store) };
  } catch {
    // Full or switched off: the next store takes over (ASVS 3.3.5).
    return { done: false };
  }
}
