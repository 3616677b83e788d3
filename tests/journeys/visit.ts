import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';
import { startSite, type TestSite, type TestSiteOptions } from '../served/start-site.ts';
import { watchPage, type PageWatch } from './watch-page.ts';

/** A person's visit: a browser window on a running site, with somebody watching for what must not happen. */
export interface Visit extends PageWatch {
  readonly page: Page;
}

/** As the site stores a choice. */
const CONSENT_COOKIES = {
  none: {},
  basic: { cookiesOptin: 'false', thirdpartyOptin: 'false' },
  personal: { cookiesOptin: 'true', thirdpartyOptin: 'false' },
  complete: { cookiesOptin: 'true', thirdpartyOptin: 'true' },
};

/** From early to late. */
const WAITS = { readable: untilReadable, loaded: untilLoaded, ready: untilReady };

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** The visitor's own colours take the place of the page's. */
  readonly forcedColors?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The choice about cookies that the visitor has made before. Usually the lowest; of whoever has made none, the page asks. */
  readonly consent?: keyof typeof CONSENT_COOKIES;
  /** Changes the window before the page is opened: a slow network, a broken file. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What to wait for. Usually that everything responds; without scripts that everything is loaded. */
  readonly until?: keyof typeof WAITS;
}

export interface Visits {
  readonly site: () => TestSite;
  /** Opens a page. The window is closed at the end of the test. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** Starts a site and a browser for the tests of one file, and closes whatever they opened. */
export function openSite(siteOptions: TestSiteOptions = {}): Visits {
  let site: TestSite;
  let browser: Browser;
  const contexts = new Set<BrowserContext>();

  beforeAll(async () => {
    const executablePath = await installedBrowser();
    [site, browser] = await Promise.all([
      startSite(siteOptions),
      chromium.launch({ executablePath, args: BROWSER_ARGUMENTS }),
    ]);
  });
  afterEach(async () => {
    await Promise.all([...contexts].map(closeWindow));
    site.faultInjection.clear();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  return {
    site: () => site,
    async visit(path, options = {}) {
      const { javaScript = true, until = javaScript ? 'ready' : 'loaded' } = options;
      const context = await openWindow(browser, options);
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      const cookies = Object.entries(options.cookies ?? {});
      await context.addCookies([
        ...consentCookies(site.address, options.consent),
        ...cookies.map(([name, value]) => ({ name, value, url: site.address })),
      ]);

      const page = await context.newPage();
      const watch = await watchPage(page);
      await options.prepare?.(page);
      await page.goto(new URL(path, site.address).href, { waitUntil: 'commit' });
      await WAITS[until](page);
      return { page, ...watch };
    },
  };
}

function openWindow(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { width = 1440, height = 900, javaScript = true } = options;
  return browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors ? 'active' : 'none',
  });
}

/** What a changed network is still busy with ends with the window, and is nobody's error. */
async function closeWindow(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
  );
  await context.close();
}

/** The cookies of whoever has made a choice about cookies before. */
export function consentCookies(url: string, choice: keyof typeof CONSENT_COOKIES = 'basic') {
  return Object.entries(CONSENT_COOKIES[choice]).map(([name, value]) => ({ name, value, url }));
}

/** Everything on the page responds, and nothing is under way any more. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-status="ready"]').waitFor();
  await untilLoaded(page);
}

/** No feature waits for anything any more, in whatever language it says so. */
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
