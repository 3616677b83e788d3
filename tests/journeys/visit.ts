import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import { startSite, type TestSite, type TestSiteOptions } from '../served/start-site.ts';
import { watchPage, type PageWatch } from './watch-page.ts';

/** A person's visit: a browser window on a running site, with somebody watching for what must not happen. */
export interface Visit extends PageWatch {
  readonly page: Page;
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  readonly cookies?: Readonly<Record<string, string>>;
  /** Changes the window before the page is opened: a slow network, a broken file. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export interface Visits {
  readonly site: () => TestSite;
  /** Opens a page and waits until it responds, or, without JavaScript, until it is loaded. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** Starts a site and a browser for the tests of one file, and closes whatever they opened. */
export function useVisits(siteOptions: TestSiteOptions = {}): Visits {
  let site: TestSite;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const executablePath = await findBrowser();
    [site, browser] = await Promise.all([
      startSite(siteOptions),
      chromium.launch({ args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) }),
    ]);
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await browser.close();
    await site.stop();
  });

  return {
    site: () => site,
    async visit(path, options = {}) {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
        javaScriptEnabled: options.javaScript ?? true,
        reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
      });
      contexts.push(context);
      const cookies = Object.entries(options.cookies ?? {});
      await context.addCookies(
        cookies.map(([name, value]) => ({ name, value, url: site.address })),
      );
      const page = await context.newPage();
      const watch = await watchPage(page);
      await options.prepare?.(page);
      await page.goto(new URL(path, site.address).href, { waitUntil: 'load' });
      if (options.javaScript ?? true) await page.locator('html[data-status="ready"]').waitFor();
      return { page, ...watch };
    },
  };
}
