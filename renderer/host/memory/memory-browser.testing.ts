import type { Host, HostStorage, TabStorage } from '../host.ts';
import { createMemoryClock, type MemoryClock } from './memory-clock.testing.ts';
import { createMemoryLocks } from './memory-locks.testing.ts';
import { createViews } from './memory-views.testing.ts';
import { createMemoryTab, type MemoryTab } from './memory-tab.testing.ts';

export interface MemoryBrowserOptions {
  readonly url?: string;
  /** Answers the requests of all tabs; without it each one fails as if there were no network. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** False for a browser without Web Locks. */
  readonly hasLocks?: boolean;
  /** The state of local storage: it may be full, or switched off. */
  readonly storage?: 'usable' | 'full' | 'off';
  /** The state of the storage that each tab has for itself. */
  readonly tabStorage?: 'usable' | 'off';
  /**
   * The time in milliseconds until other tabs see what a tab writes into local storage, as it takes
   * between processes.
   */
  readonly storageDelayMs?: number;
  /** Returns random numbers; without it a sequence that is the same each time. */
  readonly random?: () => number;
}

/** A browser with tabs: one clock, network, storage, locks and cookies, which a test controls. */
export interface MemoryBrowser {
  readonly clock: MemoryClock;
  /** The entries of local storage. */
  readonly stored: Map<string, string>;
  readonly cookies: Map<string, string>;
  /** Every cookie as it was written. */
  readonly writtenCookies: readonly string[];
  /**
   * Opens a tab. The entries of its own storage are those of a page that it has shown before, or
   * none.
   */
  readonly openTab: (stored?: Map<string, string>) => MemoryTab;
  /** The clock on the wall. */
  readonly now: () => number;
  /**
   * Moves the clock on the wall, while timers run on: somebody sets it, or the machine has slept.
   */
  readonly moveWallClock: (byMs: number) => void;
  /** Changes what stands in local storage as a tab that is none of ours would. */
  readonly storeFromElsewhere: (name: string, value: string | undefined) => void;
}

/** Makes a browser without tabs. Time stands still until its clock is moved. */
export function createMemoryBrowser(options: MemoryBrowserOptions = {}): MemoryBrowser {
  const { url = 'https://www.meridia.test/en/individuals', storage: state = 'usable' } = options;
  const clock = createMemoryClock(Date.UTC(2026, 10, 20, 9));
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const writtenCookies: string[] = [];
  const locks = createMemoryLocks();
  const tabs: MemoryTab[] = [];
  const random = options.random ?? sequence();
  let skewMs = 0;
  const now = () => clock.now() + skewMs;

  const views = createViews({ stored, delayMs: options.storageDelayMs ?? 0, clock });
  const change = (from: MemoryTab | undefined, name: string, value: string | undefined) =>
    views.write(from, { name, value }, () =>
      tabs.filter((tab) => tab !== from).forEach((tab) => tab.hearOfStorage()),
    );
  const storageOf = (tab: () => MemoryTab): Omit<HostStorage, 'subscribe'> => ({
    get: (name) => guard(state !== 'off', () => views.read(tab(), name)),
    set: (name, value) => guard(state === 'usable', () => change(tab(), name, value)),
    remove: (name) => guard(state !== 'off', () => change(tab(), name, undefined)),
  });
  const setCookie: Host['setCookie'] = (text) => {
    writtenCookies.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (/Max-Age=(?:0|-\d+)(?:;|$)/.test(text)) cookies.delete(name);
    else cookies.set(name, value);
  };

  return {
    clock,
    stored,
    cookies,
    writtenCookies,
    now,
    openTab(ofTab = new Map<string, string>()) {
      const tab: MemoryTab = createMemoryTab({
        url,
        clock,
        now,
        random,
        fetch: options.fetch ?? (() => Promise.reject(new TypeError('Failed to fetch'))),
        cookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        setCookie,
        storage: storageOf(() => tab),
        tabStorage: createTabStorage(ofTab, options.tabStorage !== 'off'),
        locks: options.hasLocks === false ? undefined : locks.ofTab(),
      });
      tabs.push(tab);
      return tab;
    },
    moveWallClock: (byMs) => {
      skewMs += byMs;
    },
    storeFromElsewhere: (name, value) => change(undefined, name, value),
  };
}

function createTabStorage(stored: Map<string, string>, isUsable: boolean): TabStorage {
  return {
    get: (name) => guard(isUsable, () => stored.get(name)),
    set: (name, value) => guard(isUsable, () => void stored.set(name, value)),
    remove: (name) => guard(isUsable, () => void stored.delete(name)),
  };
}

function guard<Result>(isUsable: boolean, task: () => Result): Result {
  if (!isUsable) throw new DOMException('No storage here.', 'QuotaExceededError');
  return task();
}

/** Numbers between 0 and 1, no two of the first thousand alike. */
function sequence(): () => number {
  let count = 0;
  return () => (count = (count + 0.381_966) % 1);
}
