import { describeBrowser, readCookie } from '../../host/index.ts';
import type { PersonalisationHost } from '../../services/personalisation/index.ts';

/** Takes of a window what offers need: a page loads no more than that before its first paint. */
export function createOffersHost(window: Window & typeof globalThis): PersonalisationHost {
  const { console, document } = window;
  return {
    console,
    fetch: (request) => window.fetch(request),
    now: Date.now,
    // Only a page that may write cookies of the site asks for offers: by a safe connection.
    createId: () => window.crypto.randomUUID().replaceAll('-', ''),
    after: (delayMs, task) => window.setTimeout(task, delayMs),
    url: () => new URL(document.URL),
    cookie: (name) => readCookie(document.cookie, name),
    setCookie(cookie) {
      document.cookie = cookie;
    },
    // Where it is switched off, the mere look throws.
    tabStorage: {
      get: (name) => window.sessionStorage.getItem(name),
      set: (name, value) => window.sessionStorage.setItem(name, value),
    },
    describeBrowser: () => describeBrowser(window),
  };
}
