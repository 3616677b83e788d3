import { createBrowserRouter } from 'react-router';
import { routeImportFailed } from '../../errors/index.ts';
import { decideVisit, readSiteContext } from '../../create-plan/index.ts';
import { PLAN_BLOCK } from '../../host/index.ts';
import {
  createNavigator,
  mayLeavePage,
  type Navigator,
  type PreparedPage,
} from '../../navigation/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import type { PendingPage } from '../update/page-renderer.ts';
import { createExperimentLookUp } from './experiment-addresses.ts';
import { showInDocument } from './show-in-document.ts';

export interface ClientNavigationOptions {
  readonly window: Window & typeof globalThis;
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  readonly run: () => Promise<RunningPage>;
  /** Called before the first navigation: the address is in these hands from then on. */
  readonly onStart: () => void;
  readonly signal: AbortSignal;
}

/**
 * Takes over the history of a window, and shows each page of the same language and segment in its
 * document.
 */
export async function startClientNavigation({
  window,
  element,
  run,
  onStart,
  signal,
}: ClientNavigationOptions): Promise<Navigator> {
  const { document, history, location } = window;
  // A server that made the page may have something else at an address without one, such as the
  // log-out; else its page says so.
  const isServed = document.getElementById(PLAN_BLOCK) !== null;
  const page = await run();
  const { platform } = page;
  onStart();
  const router = createBrowserRouter([{ path: '*' }], { window });
  history.scrollRestoration = 'manual';
  // A document that is loaded anew is scrolled by the browser.
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  const isUnderExperiment = createExperimentLookUp();
  const endScrolling = router.enableScrollRestoration({}, () => window.scrollY);

  const navigator = createNavigator({
    router,
    origin: location.origin,
    events: platform.events,
    decide: (url) => decideVisit(platformAt(platform, url)),
    mayLeave: (ending) => mayLeavePage(platform.events, ending),
    async prepare(url, ending) {
      const there = platformAt(platform, url);
      if (!isSameSite(there.site, platform.site)) return { status: 'document' };
      const decision = decideVisit(there);
      if (isServed && decision.status === 'not-found') return { status: 'document' };
      // A server decides which page that is, before anything of it is shown.
      const route = 'match' in decision ? decision.match?.route : undefined;
      if (isServed && (await isUnderExperiment(there, route))) return { status: 'document' };
      // Without it the frame would go out of sight: better the page before, with an answer of what
      // is wrong.
      await platform.host.cmsData({ ...platform.site, signal: ending });
      const pending = await page.prepare(there, ending);
      // The catch-all route fits what the server has beside pages, too.
      const isMissing = pending?.isWhole && pending.plan.status === 404;
      if (!pending || (isServed && isMissing)) return { status: 'document' };
      return preparedPage(pending, url, show);
    },
    loadDocument: (url) => location.assign(url),
    onImport: ({ state }) => {
      if (state === 'importing') element.setAttribute('aria-busy', 'true');
      else element.removeAttribute('aria-busy');
    },
    onShown(url, scrollTop) {
      document.getElementById('main')?.focus({ preventScroll: true });
      const target = document.getElementById(decodeURIComponent(url.hash.slice(1)));
      if (scrollTop === undefined && target) target.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: scrollTop ?? 0, behavior: 'instant' });
    },
  });
  signal.addEventListener('abort', () => {
    endScrolling();
    navigator.dispose();
  });
  return navigator;

  function show(pending: PendingPage): void {
    pending.takeOver();
    pending.show();
    showInDocument(element, pending.plan, platform);
  }
}

function preparedPage(
  pending: PendingPage,
  url: URL,
  show: (pending: PendingPage) => void,
): PreparedPage {
  if (pending.isWhole && pending.plan.status !== 503) {
    return { status: 'ready', show: () => show(pending) };
  }
  const reason = pending.isWhole ? 'its content has not come' : 'its code has not come';
  return { status: 'failed', problem: routeImportFailed(url.pathname, reason) };
}

/** The same services at another address of the site. */
function platformAt(platform: Platform, url: URL): Platform {
  const host = { ...platform.host, url: () => new URL(url) };
  return { ...platform, host, site: readSiteContext(platform.experience, host) };
}

/**
 * Returns true if two pages share a frame, which takes the same language, the same segment and the
 * same hint at whether somebody may be signed in.
 */
function isSameSite(one: Platform['site'], other: Platform['site']): boolean {
  return (['locale', 'segment', 'session'] as const).every((name) => one[name] === other[name]);
}
