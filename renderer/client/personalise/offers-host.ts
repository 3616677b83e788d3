import { createTabStorage, describeBrowser, readCookie } from '../../host/index.ts';
import type { PersonalisationHost } from '../../services/personalisation/index.ts';

/** Takes of a window what offers need: a page loads no more than that before its first paint. */
export function createOffersHost(window: Window & typeof globalThis): PersonalisationHost {
  const { console, document, location } = window;
  return {
    console,
    fetch: (request) => window.fetch(request),
    now: () => Date.now(),
    random: () => Math.random(),
    after(delayMs, task) {
      const timer = window.setTimeout(task, delayMs);
      return () => window.clearTimeout(timer);
    },
    url: () => new URL(location.href),
    cookie: (name) => readCookie(document.cookie, name),
    setCookie(cookie) {
      document.cookie = cookie;
    },
    tabStorage: createTabStorage(window),
    describeBrowser: () => describeBrowser(window),
  };
}
