import type { Host, HostStorage } from '../../host/index.ts';
import { createPolling } from './create-polling.ts';
import { writeCookie } from './write-cookie.ts';

export interface StorageOptions {
  /**
   * The names whose values may stand in a cookie where there is no local storage: a cookie is
   * small, and goes to the server with every request. All others then live in memory, for this tab
   * alone.
   */
  readonly publicNames: readonly string[];
}

export type StorageHost = Pick<Host, 'storage' | 'cookie' | 'setCookie' | 'url' | 'after'>;

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
  /** Calls the listener when another tab may have changed something. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispose: () => void;
}

/**
 * Makes the storage of a tab: what local storage does not take goes to a cookie where it may, and
 * to memory else.
 */
export function createStorage({ publicNames }: StorageOptions, host: StorageHost): Storage {
  const memory = new Map<string, string>();
  const refused = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => Array.from(listeners).forEach((listener) => listener());
  const polling = createPolling(() => publicNames.map(host.cookie).join(), notify, host);

  const isPublic = (name: string) => publicNames.includes(name);
  const attempt = <Result>(task: (local: HostStorage) => Result) => attemptIn(host.storage, task);
  /** From here on local storage is not asked for this name, until it takes it again. */
  const refuse = (name: string) => {
    refused.add(name);
    if (isPublic(name)) polling.start();
  };
  const writeElsewhere = (name: string, value: string | undefined) => {
    memory.delete(name);
    const inCookie = isPublic(name) && writeCookie(host, name, value);
    if (!inCookie && value !== undefined) memory.set(name, value);
    polling.note();
  };
  const unsubscribe = attempt((local) => local.subscribe(notify));

  return {
    get(name) {
      if (!refused.has(name)) {
        const read = attempt((local) => local.get(name));
        if (read.done && read.result !== undefined) return read.result;
        // Where another tab had to take a cookie, this one reads it too.
        if (read.done && !(isPublic(name) && host.cookie(name) !== undefined)) return undefined;
        refuse(name);
      }
      return memory.get(name) ?? (isPublic(name) ? host.cookie(name) : undefined);
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
    isShared: (name) => !refused.has(name) || (isPublic(name) && !memory.has(name)),
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

function attemptIn<Result>(
  local: HostStorage | undefined,
  task: (local: HostStorage) => Result,
): Attempt<Result> {
  if (!local) return { done: false };
  try {
    return { done: true, result: task(local) };
  } catch {
    // Full or switched off: the next store takes over (ASVS 3.3.5).
    return { done: false };
  }
}
