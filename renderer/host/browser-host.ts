import { deviceOf } from './device-of.ts';
import type { Host } from './host.ts';
import { pageLanguageOf } from './page-language.ts';
import { readJsonBlock } from './read-json-block.ts';
import { readCookie } from './read-cookie.ts';

/** The script block in which the document's maker leaves the content of the shell. */
const CMS_DATA_BLOCK = 'cms-data';

/** The outside world of a page in a browser. */
export function createBrowserHost(window: Window & typeof globalThis): Host {
  return {
    fetch: (request) => window.fetch(request),
    console: window.console,
    now: () => Date.now(),
    random: () => Math.random(),
    after(delayMs, task) {
      const timer = window.setTimeout(task, delayMs);
      return () => window.clearTimeout(timer);
    },
    nextTurn: () => new Promise((resolve) => void window.setTimeout(resolve)),
    cmsData: () => Promise.resolve(readJsonBlock(window.document, CMS_DATA_BLOCK)),
    url: () => new URL(window.location.href),
    reload: () => window.location.reload(),
    pageLanguage: () => pageLanguageOf(window.document.documentElement),
    device: () => deviceOf(window.navigator),
    cookie: (name) => readCookie(window.document.cookie, name),
  };
}
