import { CMS_DATA_BLOCK } from './document-ids.ts';
import type { Host } from './host.ts';
import { createTabStorage } from './browser-tab.ts';
import { describeBrowser } from './describe-browser.ts';
import { readPageLanguage } from './page-language.ts';
import { readJsonBlock } from './read-json-block.ts';
import { readCookie } from './read-cookie.ts';
import type { StartHost } from './start-host.ts';
import { takeTurn } from './take-turn.ts';

/** The outside world of a page in a browser, with what its start had of it. */
export function createBrowserHost(window: Window & typeof globalThis, start: StartHost): Host {
  return {
    ...start,
    random: () => Math.random(),
    nextTurn: takeTurn,
    cmsData: () =>
      Promise.resolve(
        Reflect.get(window, 'cmsData') ?? readJsonBlock(window.document, CMS_DATA_BLOCK),
      ),
    pageLanguage: () => readPageLanguage(window.document.documentElement),
    redirect: (url) => window.location.replace(url),
    setCookie: (cookie) => {
      window.document.cookie = cookie;
    },
    customElements: () => window.customElements,
    importModule: async (order) =>
      (await import('./import-module.ts')).importModule(window.document, order),
    openShared: async () => (await import('./shared-host.ts')).createSharedHost(window),
    onRestore(listener) {
      const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && listener());
      window.addEventListener('pageshow', onShow);
      return () => window.removeEventListener('pageshow', onShow);
    },
    describeBrowser: () => describeBrowser(window),
    tabStorage: createTabStorage(window),
    nativeWebView: () => ('nativeWebView' in window ? window.nativeWebView : undefined),
    cookie: (name) => readCookie(window.document.cookie, name),
  };
}
