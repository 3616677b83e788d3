import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findClipped } from '../find-clipped.ts';
import { boxOf } from '../whole-pixels.ts';
import { openSite } from './visit.ts';

/** A credit campaign in the languages whose words are the shortest and the longest. */
const CAMPAIGNS = [
  '/en/individuals/borrowing/home-loan',
  '/fr/particuliers/emprunter/pret-hypothecaire',
];
/** The windows, and the height that the picture of a campaign has there at most. */
const WINDOWS = [
  { width: 1440, height: 900, band: 350 },
  { width: 1366, height: 650, band: 350 },
  { width: 1280, height: 720, band: 350 },
  { width: 360, height: 740, band: 350 },
  { width: 1366, height: 649, band: 280 },
  { width: 1366, height: 599, band: 210 },
];
/** The same at 200 %, in which a window holds half as many pixels. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
];
/** WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const { visit } = openSite();

test.each(CAMPAIGNS)(
  'HD-030 at %s the legal text begins in the first view, beside or below a picture as high as its band',
  async (path) => {
    const { page, expectQuiet } = await visit(path);

    for (const { band, ...size } of WINDOWS) {
      await page.setViewportSize(size);
      const picture = await page.locator('.hero__picture').evaluate(boxOf);
      const legal = await page.locator('.hero .legal-banner .rich-text').evaluate(boxOf);
      const words = await page.locator('.hero__text').evaluate(boxOf);
      const tabs = await page.locator('.navigation-bar').evaluate(boxOf);

      expect(picture.height).toBeLessThanOrEqual(band);
      // A line of it, above the tab bar where there is one.
      expect(legal.top + 20).toBeLessThanOrEqual(tabs.height > 0 ? tabs.top : size.height);
      expect(picture.left >= words.right || picture.top >= words.bottom).toBe(true);
    }
    await expectQuiet();
  },
);

test('HD-030 at 200 % and with the spacing of WCAG 1.4.12 no word of the header is cut', async () => {
  const { page } = await visit(CAMPAIGNS[0] ?? '');

  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    expect(await findCut(page)).toEqual([]);
  }
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  for (const size of [...ZOOMED, ...WINDOWS]) {
    await page.setViewportSize(size);
    expect(await findCut(page)).toEqual([]);
  }
});

/** Lists the texts of the header that an edge of the window, or of a part, cuts. */
async function findCut(page: Page): Promise<string[]> {
  const clipped = await findClipped(page);
  const inHeader = await page.locator('.hero__panel').evaluate((panel) =>
    [panel, ...panel.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).overflowY !== 'visible')
      .filter((part) => part.clientHeight > 1 && part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.className}: ${part.textContent}`),
  );
  return [...clipped, ...inHeader];
}
