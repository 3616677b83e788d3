import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser.ts';
import { startPair } from '../served/start-pair.ts';
import { untilReady } from './visit.ts';
import { watchPage } from './watch-page.ts';

let browser: Browser;

beforeAll(async () => {
  const executablePath = await findBrowser();
  browser = await chromium.launch({
    args: BROWSER_ARGUMENTS,
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

/** Pictures further down are loaded when they come near. */
async function comeNear(page: Page): Promise<void> {
  const images = page.locator('main img');
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
}

const widthsOf = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      images.flatMap((image) => (image instanceof HTMLImageElement ? [image.naturalWidth] : [])),
    );

test.each(['/en/individuals', '/fr/particuliers/cartes'])(
  'OP-014 every picture of %s shows, and the console is silent, with the backend elsewhere',
  { tags: ['deep'] },
  async (path) => {
    const { site, backend } = await startPair();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { requests, expectQuiet } = await watchPage(page);

    await page.goto(`${site.address}${path}`);
    await untilReady(page);
    await comeNear(page);

    await expect.poll(async () => Math.min(...(await widthsOf(page)))).toBeGreaterThan(0);
    expect((await widthsOf(page)).length).toBeGreaterThan(1);
    expect(requests.some((url) => url.startsWith(`${backend.address}/images/`))).toBe(true);
    await expectQuiet();
    await page.close();
  },
);
