import type { Host, HostLocks, HostStorage, StopTimer } from '../host.ts';
import { readCookie } from '../read-cookie.ts';
import type { MemoryClock } from './memory-clock.testing.ts';

/** What a tab has of its browser. */
interface MemoryTabOptions {
  readonly url: string;
  readonly clock: MemoryClock;
  readonly now: () => number;
  readonly random: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cookies: () => string;
  readonly setCookie: NonNullable<Host['setCookie']>;
  readonly storage: Omit<HostStorage, 'subscribe'>;
  readonly locks: (HostLocks & { readonly close: () => void }) | undefined;
}

type TabHost = Omit<Host, 'storage' | 'locks' | 'setCookie' | 'listen'> &
  Required<Pick<Host, 'storage' | 'locks' | 'setCookie' | 'listen'>>;

/** One tab of a memory browser, and what becomes of it. */
export interface MemoryTab extends TabHost {
  readonly messages: readonly string[];
  /** An event in its window: `keydown`, `online`, `visibilitychange`. */
  readonly dispatch: (name: string) => void;
  /** Nothing of it runs until `thaw`; what falls due meanwhile does so then. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** From now on its timers run at whole multiples of so many milliseconds, as those of hidden tabs. */
  readonly throttle: (everyMs: number) => void;
  /** Ends it without a word: no timer, answer or event reaches it any more, and its locks are free. */
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
  let state: 'running' | 'frozen' | 'closed' = 'running';
  let everyMs = 1;
  let held: (() => void)[] = [];

  /** Does what reaches the tab from outside, as soon as it can hear of it. */
  const deliver = (task: () => void) => {
    if (state === 'running') task();
    if (state === 'frozen') held.push(task);
  };
  const after = (delayMs: number, task: () => void): StopTimer => {
    const dueTime = Math.ceil((clock.now() + Math.max(0, delayMs)) / everyMs) * everyMs;
    let isStopped = false;
    const stop = clock.after(dueTime - clock.now(), () =>
      deliver(() => {
        if (!isStopped) task();
      }),
    );
    return () => {
      isStopped = true;
      stop();
    };
  };

  return {
    messages,
    now: options.now,
    after,
    random: options.random,
    console: { error: log, warn: log, info: log },
    nextTurn: () => new Promise((resolve) => void setTimeout(resolve)),
    cmsData: () => Promise.resolve(undefined),
    url: () => url,
    cookie: (name) => readCookie(options.cookies(), name),
    setCookie: options.setCookie,
    locks: locks && {
      request: (name, wait, task) =>
        new Promise((resolve, reject) => {
          const inTab = () => new Promise<void>((end) => deliver(() => end(task())));
          locks.request(name, wait, inTab).then(
            () => deliver(resolve),
            (reason: unknown) => deliver(() => reject(reason)),
          );
        }),
    },
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
    freeze: () => {
      state = 'frozen';
    },
    thaw() {
      state = 'running';
      const tasks = held;
      held = [];
      tasks.forEach((task) => task());
    },
    throttle: (ms) => {
      everyMs = ms;
    },
    close() {
      state = 'closed';
      locks?.close();
    },
  };
}
