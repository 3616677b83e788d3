import { onTestFinished } from 'vitest';
import { createBrowserHost, createTabHost } from '../../host/index.ts';
import { createStartHost } from '../../host/start-host.ts';
import type { SessionHost } from './create-session.ts';

/**
 * One window of the browser that the test runs in, with real storage, locks, cookies, timers and
 * events.
 */
export interface BrowserTab {
  readonly window: Window & typeof globalThis;
  readonly host: SessionHost;
  /** Ends it as closing a tab does. */
  readonly close: () => void;
}

export interface BrowserTabOptions {
  /** Time goes so many times as fast. */
  readonly speed?: number;
  /** False as in a browser whose user has switched it off. */
  readonly hasStorage?: boolean;
  readonly hasLocks?: boolean;
}

/**
 * Opens a window of its own inside the test's document: what tabs of one origin share, such windows
 * share as well.
 */
export function openBrowserTab(options: BrowserTabOptions = {}): BrowserTab {
  const { speed = 1, hasStorage = true, hasLocks = true } = options;
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a frame in the document has a whole window.
  const window = frame.contentWindow as Window & typeof globalThis;
  const seen = hasStorage ? window : withoutStorage(window);
  const host = { ...createBrowserHost(seen, createStartHost(seen)), ...createTabHost(seen) };
  const start = host.now();
  return {
    window,
    host: {
      ...host,
      // An empty document has no address to speak of.
      url: () => new URL(document.location.href),
      locks: hasLocks ? host.locks : undefined,
      now: () => start + (host.now() - start) * speed,
      after: (delayMs, task) => host.after(delayMs / speed, task),
    },
    close: () => frame.remove(),
  };
}

/** The same window, in which the mere look at local storage throws. */
function withoutStorage(window: Window & typeof globalThis): Window & typeof globalThis {
  return new Proxy(window, {
    get(target, name) {
      if (name === 'localStorage') throw new DOMException('Access is denied.', 'SecurityError');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Forgets what windows share. */
export function clearBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}
