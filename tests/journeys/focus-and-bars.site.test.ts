import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { openSite } from './visit.ts';

const LONG_PAGE = '/en/individuals/contact';
const PRESSES = 45;
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [360, 740],
  [840, 900],
  [1024, 768],
  [1280, 720],
  [1440, 900],
];

const { visit } = openSite();

test.each([
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])(
  'SH-030 at $width px nothing that Tab comes to lies under a bar or outside of the window',
  async ({ width, height }) => {
    const { page, expectQuiet } = await visit(LONG_PAGE, { width, height, reducedMotion: true });

    const forwards = await walk(page, 'Tab');
    const backwards = await walk(page, 'Shift+Tab');

    expect(forwards.count + backwards.count).toBeGreaterThan(PRESSES);
    expect([...forwards.hidden, ...backwards.hidden]).toEqual([]);
    await expectQuiet();
  },
);

test('SH-030 nor does it with large letters, and the end of the page can be scrolled above the bar', async () => {
  const { page } = await visit(LONG_PAGE, { width: 360, height: 740, reducedMotion: true });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.navigation-bar__tab { min-block-size: 150px !important }');
    document.adoptedStyleSheets.push(sheet);
  });

  expect((await walk(page, 'Tab')).hidden).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

  const footer = await page.getByRole('contentinfo').evaluate(boxOf);
  const bar = await page.locator('.navigation-bar').evaluate(boxOf);
  expect(bar.height).toBeGreaterThan(150);
  expect(footer.bottom).toBeLessThanOrEqual(bar.top + 1);
});

test('bar, page and footer share their edges, and the words of a header begin in the first view', async () => {
  const { page } = await visit('/de/privatkunden', { width: 360, height: 740 });
  const seen: unknown[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    seen.push(await readEdges(page));
  }

  expect(seen).toEqual(
    WINDOWS.map(([width]) => ({
      left: [0, 0, 0],
      right: [0, 0],
      isSeen: true,
      width,
    })),
  );
});

/** Counts what begins, and ends, where the page does; and says if title and action are in view. */
async function readEdges(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const margin = Math.max(16, (width - 1280) / 2);
  const find = (selector: string) => page.locator(selector).first().evaluate(boxOf);
  const ofPage = width < 1280 ? '.hero__panel' : '.page__slot[data-slot="navigation"]';
  const starts = await Promise.all(['.top-bar__home', ofPage, '.footer__here'].map(find));
  const ends = await Promise.all(['.top-bar__session', '.hero__panel'].map(find));
  const words = await Promise.all(['h1', '.hero .button'].map(find));
  return {
    left: starts.map(({ left }) => left - margin),
    right: ends.map(({ right }) => width - margin - right),
    isSeen: words.every(({ bottom }) => bottom <= height),
    width,
  };
}

/**
 * Presses a key again and again, and lists what has the focus and is not whole in the free part of
 * the window, though it would have room there.
 */
async function walk(page: Page, key: string) {
  const hidden: string[] = [];
  let count = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other.
    await page.keyboard.press(key);
    const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
    const isInBar = await focused.evaluate((element) =>
      element.matches('body, .navigation-bar, .navigation-bar *'),
    );
    if (!isInBar) {
      count += 1;
      const { top, bottom } = await focused.evaluate(boxOf);
      const bar = await page.locator('.navigation-bar').evaluate(boxOf);
      const end = bar.height > 0 ? bar.top : (page.viewportSize()?.height ?? 0);
      const fits = bottom - top < end;
      const name = await focused.evaluate(({ textContent }) => textContent);
      if (fits && (top < 0 || bottom > end)) hidden.push(`${name}: ${top} to ${bottom} of ${end}`);
    }
    // oxlint-enable no-await-in-loop
  }
  return { hidden, count };
}
