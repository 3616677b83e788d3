import type { Host, HostLocks, HostStorage, TabStorage } from '../host.ts';
import { readCookie } from '../read-cookie.ts';
import { nextTurn, type MemoryClock } from './memory-clock.testing.ts';
import { createTabLife, type TabLife } from './memory-tab-life.testing.ts';

/** Holds what a tab gets from its browser. */
interface MemoryTabOptions {
  readonly url: string;
  readonly clock: MemoryClock;
  readonly now: () => number;
  readonly random: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cookies: () => string;
  readonly setCookie: NonNullable<Host['setCookie']>;
  readonly storage: Omit<HostStorage, 'subscribe'>;
  readonly tabStorage: TabStorage;
  readonly locks: (HostLocks & { readonly close: () => void }) | undefined;
}

type TabHost = Omit<Host, 'storage' | 'tabStorage' | 'locks' | 'setCookie' | 'listen'> &
  Required<Pick<Host, 'storage' | 'tabStorage' | 'locks' | 'setCookie' | 'listen'>>;

/** One tab of a memory browser, and what becomes of it. */
export interface MemoryTab extends TabHost {
  readonly messages: readonly string[];
  /** An event in its window: `keydown`, `online`, `visibilitychange`. */
  readonly dispatch: (name: string) => void;
  /** Nothing of it runs until `thaw`; what falls due meanwhile does so then. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /**
   * From now on its timers run at whole multiples of so many milliseconds, as those of hidden tabs.
   */
  readonly throttle: (everyMs: number) => void;
  /**
   * Ends it without a word: no timer, answer or event reaches it any more, and its locks are free.
   */
  readonly close: () => void;
  readonly hearOfStorage: () => void;
}

/** Makes a tab that runs from the start. */
export function createMemoryTab(options: MemoryTabOptions): MemoryTab {
  const { clock, storage, locks } = options;
  const url = new URL(options.url);
  const messages: string[] = [];
  const log = (...args: unknown[]) => void messages.push(args.map(String).join(' '));
  const storageListeners = new Set<() => void>();
  const listeners = new Map<string, Set<(name: string) => void>>();
  const life = createTabLife(clock);
  const { deliver } = life;

  return {
    messages,
    now: options.now,
    after: life.after,
    random: options.random,
    console: { error: log, warn: log, info: log },
    nextTurn,
    cmsData: () => Promise.resolve(undefined),
    url: () => url,
    cookie: (name) => readCookie(options.cookies(), name),
    setCookie: options.setCookie,
    tabStorage: options.tabStorage,
    locks: locks && locksIn(deliver, locks),
    storage: {
      ...storage,
      subscribe(listener) {
        storageListeners.add(listener);
        return () => void storageListeners.delete(listener);
      },
    },
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const fail = (reason: unknown) => deliver(() => reject(reason));
        request.signal.addEventListener('abort', () => fail(request.signal.reason));
        options.fetch(request).then((answer) => deliver(() => resolve(answer)), fail);
      }),
    listen(names, listener) {
      for (const name of names) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      }
      return () => names.forEach((name) => listeners.get(name)?.delete(listener));
    },
    dispatch: (name) =>
      deliver(() => [...(listeners.get(name) ?? [])].forEach((listener) => listener(name))),
    hearOfStorage: () => deliver(() => storageListeners.forEach((listener) => listener())),
    freeze: life.freeze,
    thaw: life.thaw,
    throttle: life.throttle,
    close() {
      life.close();
      locks?.close();
    },
  };
}

/**
 * Locks as a tab has them: while it is frozen it hears of none, though it holds those that it gets.
 */
function locksIn(deliver: TabLife['deliver'], locks: HostLocks): HostLocks {
  return {
    request(name, wait, task) {
      const inTab = () => new Promise<void>((end) => deliver(() => end(task())));
      return new Promise((resolve, reject) => {
        locks.request(name, wait, inTab).then(
          () => deliver(resolve),
          (reason: unknown) => deliver(() => reject(reason)),
        );
      });
    },
  };
}
