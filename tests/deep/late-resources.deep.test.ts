import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { openSite, untilReady } from '../journeys/visit.ts';
import { startSite } from '../served/start-site.ts';

const HOME = '/en/individuals';
const LATE_MS = 1_500;

const { site, visit } = openSite();

const FAILED_TO_LOAD = /Failed to load resource/;

const RESOURCES = await resourcesOf(HOME);

test.each(RESOURCES)('the home page is readable and still while %s is late', async (_, path) => {
  const late = holdUpFor(LATE_MS, path);
  const { page, expectQuiet } = await visit(HOME, { until: 'readable', prepare: late.prepare });

  const isReadable = await page.getByRole('heading', { level: 1 }).isVisible();
  await untilReady(page);
  await showAll(page);
  await expect.poll(late.asked).toBeGreaterThan(0);

  expect(isReadable).toBe(true);
  await expectQuiet();
});

test.each(RESOURCES)(
  'the home page is readable, does not move, and reports it once at most without %s',
  async (_, path) => {
    const lost = lose(path);
    const { page, consoleMessages } = await visit(HOME, {
      until: 'loaded',
      prepare: lost.prepare,
    });

    await showAll(page);
    await expect.poll(lost.asked).toBeGreaterThan(0);
    const text = await page.getByRole('main').innerText();
    const moves = await page.evaluate(() => window.watchedMoves.map(({ what }) => what));
    const reports = consoleMessages.filter((message) => !FAILED_TO_LOAD.test(message));

    expect(text).toContain('A home loan that starts with a clear number');
    expect(reports.length).toBeLessThan(2);
    expect(moves).toEqual([]);
    expect(site().messages).toEqual([]);
  },
);

interface Disturbance {
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Returns the number of times that the page has asked for it. */
  readonly asked: () => number;
}

function holdUpFor(delayMs: number, path: string): Disturbance {
  return disturb(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    // The window may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

function lose(path: string): Disturbance {
  return disturb(path, (route) => route.abort());
}

function disturb(path: string, answer: (route: Route) => Promise<void>): Disturbance {
  let count = 0;
  const isIt = ({ pathname }: URL) => pathname === path;
  return {
    asked: () => count,
    prepare: (page) =>
      page.route(isIt, (route) => {
        count += 1;
        return answer(route);
      }),
  };
}

/** Pictures further down are asked for when they come near. */
async function showAll(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all())
    await picture.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/**
 * Everything that the document of a page names: styles, scripts, the font, pictures. Their names
 * leave out the fingerprint of the build, so that a test keeps its name.
 */
async function resourcesOf(path: string): Promise<(readonly [name: string, path: string])[]> {
  const own = await startSite();
  const html = await (await own.get(path)).text();
  await own.stop();
  const named = html.matchAll(
    /<(?:link|script|img)\b[^>]*?\b(?:href|src)="(\/(?:assets|images)\/[^"?]+)/g,
  );
  return [...new Set([...named].map(([, address = '']) => address))].map(
    (address) => [nameOf(address), address] as const,
  );
}

function nameOf(address: string): string {
  return address
    .replace(/^(\/assets\/styles\/).*$/, '$1of-the-page.css')
    .replace(/-[\w-]{8}(\.\w+)$/, '$1');
}
