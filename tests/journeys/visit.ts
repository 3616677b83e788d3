import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { measureStep } from '../cost/cost-records.ts';
import { startSite, type TestSite, type TestSiteOptions } from '../served/start-site.ts';
import type { PageWatch } from './watch-page.ts';
import { takeWindow, type TestWindow } from './windows.ts';

/**
 * A person's visit: a browser window on a running site, with somebody watching for what must not
 * happen.
 */
export interface Visit extends PageWatch {
  readonly page: Page;
}

/** Holds the cookies in which the site stores a choice. */
const CONSENT_COOKIES = {
  none: {},
  basic: { cookiesOptin: 'false', thirdpartyOptin: 'false' },
  personal: { cookiesOptin: 'true', thirdpartyOptin: 'false' },
  complete: { cookiesOptin: 'true', thirdpartyOptin: 'true' },
};

/** The states are listed from early to late. */
const WAITS = { readable: untilReadable, loaded: untilLoaded, ready: untilReady };

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** The visitor's own colours take the place of the page's. */
  readonly forcedColors?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  /**
   * The choice about cookies that the visitor has made before. Usually the lowest; of whoever has
   * made none, the page asks.
   */
  readonly consent?: keyof typeof CONSENT_COOKIES;
  /** A window that no test has used: its caches are empty, and it has seen no page. */
  readonly isNew?: boolean;
  /**
   * The window stays open for the tests to come, and is given back after the last one of the file.
   */
  readonly lastsForFile?: boolean;
  /** Changes the window before the page is opened: a slow network, a broken file. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /**
   * The state to wait for. Usually that is that everything responds; without scripts, that
   * everything is loaded.
   */
  readonly until?: keyof typeof WAITS;
}

export interface Visits {
  readonly site: () => TestSite;
  /**
   * Opens a page. The window is given back at the end of the test, unless it lasts for the file.
   */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** The site as it is, which the files of a worker share. */
let sharedSite: Promise<TestSite> | undefined;

/**
 * Opens a site for the tests of one file: the one of this worker where there are no options, else
 * one of its own. Windows are the worker's as well, and empty when a test takes one.
 */
export function openSite(siteOptions?: TestSiteOptions): Visits {
  let site: TestSite;
  const ofTest = new Set<TestWindow>();
  const ofFile = new Set<TestWindow>();

  beforeAll(async () => {
    site = await measureStep('start a site', () =>
      siteOptions ? startSite(siteOptions) : (sharedSite ??= startSite()),
    );
    site.reset();
  });
  afterEach(async () => {
    await measureStep('give windows back', () => giveBackAll(ofTest));
    site.faultInjection.clear();
  });
  afterAll(async () => {
    await giveBackAll(ofFile);
    if (siteOptions) await site?.stop();
  });

  return {
    site: () => site,
    async visit(path, options = {}) {
      const { javaScript = true, until = javaScript ? 'ready' : 'loaded' } = options;
      const { width = 1440, height = 900, reducedMotion = false, forcedColors = false } = options;
      const own = await measureStep('take a window', () =>
        takeWindow({ javaScript, reducedMotion, forcedColors }, options.isNew ?? false),
      );
      const { context, page, watch } = own;
      const windows = options.lastsForFile ? ofFile : ofTest;
      windows.add(own);
      context.once('close', () => windows.delete(own));
      watch.forget();
      await page.setViewportSize({ width, height });
      const cookies = Object.entries(options.cookies ?? {});
      await context.addCookies([
        ...consentCookies(site.address, options.consent),
        ...cookies.map(([name, value]) => ({ name, value, url: site.address })),
      ]);

      await options.prepare?.(page);
      const url = new URL(path, site.address).href;
      await measureStep('go to an address', () => page.goto(url, { waitUntil: 'commit' }));
      await measureStep(`wait until ${until}`, () => WAITS[until](page));
      return { page, ...watch };
    },
  };
}

async function giveBackAll(windows: Set<TestWindow>): Promise<void> {
  const all = [...windows];
  windows.clear();
  await Promise.all(all.map((one) => one.giveBack()));
}

/** The cookies of whoever has made a choice about cookies before. */
export function consentCookies(url: string, choice: keyof typeof CONSENT_COOKIES = 'basic') {
  return Object.entries(CONSENT_COOKIES[choice]).map(([name, value]) => ({ name, value, url }));
}

/** Everything on the page responds, and nothing is under way any more. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(readyEvent);
  await untilLoaded(page);
}

/** Runs inside the page: settles with the change that says so. */
function readyEvent(): Promise<true> {
  return new Promise((resolve) => {
    const settle = () => {
      if (document.documentElement?.dataset['status'] !== 'ready') return;
      observer.disconnect();
      resolve(true);
    };
    const observer = new MutationObserver(settle);
    observer.observe(document, {
      attributeFilter: ['data-status'],
      childList: true,
      subtree: true,
    });
    settle();
  });
}

/** Waits until no feature waits for anything any more, in whatever language it says so. */
export async function untilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.feature-state[aria-busy="true"]'));
}

async function untilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
}

/** The whole document is there with its styles, be its scripts there or not. */
export async function untilReadable(page: Page): Promise<void> {
  await page.locator('#plan').waitFor({ state: 'attached' });
  await page.waitForFunction(
    () => document.styleSheets.length >= document.querySelectorAll('link[rel=stylesheet]').length,
  );
}
