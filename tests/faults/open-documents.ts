import { rmSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { experience } from '#site/experience.ts';
import type { LocalSiteOptions } from '#site/local/local-site.ts';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';
import { consentCookies, untilReady } from '../journeys/visit.ts';
import { wakeUp } from '../journeys/wake-up.ts';
import { watchPage, type PageWatch } from '../journeys/watch-page.ts';
import { startSite, type TestSite } from '../served/start-site.ts';
import { fixturesWithTries, pathOfTry } from './fixtures-with-tries.ts';

/** A document of a site of its own, which goes from page to page without another one. */
export interface WatchedDocument extends PageWatch {
  readonly page: Page;
  readonly site: TestSite;
}

export interface OpenDocumentOptions {
  readonly path?: string;
  readonly site?: Partial<LocalSiteOptions>;
  /** Changes the window before it is opened, or the services. */
  readonly prepare?: (page: Page, site: TestSite) => unknown;
}

/** Everything on a page of a try is in sight, so that it loads at once. */
const TALL = { width: 1_440, height: 2_400 };

/**
 * Opens documents that do not disturb each other, and closes them after the last test of the file:
 * tests go on side by side.
 */
export function openDocuments(tries: number) {
  const ends: (() => unknown)[] = [];
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = fixturesWithTries(tries);
    browser = await chromium.launch({
      executablePath: await installedBrowser(),
      args: BROWSER_ARGUMENTS,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(ends.map((end) => end()));
    rmSync(folder, { recursive: true, force: true });
  });

  return async function openDocument(options: OpenDocumentOptions = {}): Promise<WatchedDocument> {
    const { path = pathOfTry(0), prepare } = options;
    const site = await startSite({
      fixtures: folder,
      site: { experience: { ...experience, navigation: 'client' }, ...options.site },
    });
    ends.push(site.stop);
    const context = await browser.newContext({ viewport: TALL });
    await context.addCookies(consentCookies(site.address));
    const page = await context.newPage();
    const watch = await watchPage(page);
    await prepare?.(page, site);
    await page.goto(site.address + path, { waitUntil: 'commit' });
    await untilReady(page);
    await wakeUp(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    return { page, site, ...watch };
  };
}

/** Returns true if it is still the document that was opened. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('html[data-marked]').count()) === 1;
}
