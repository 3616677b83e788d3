import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findTorn } from '../find-torn.ts';
import { openSite, type VisitOptions } from './visit.ts';
import { withoutPictures } from './without-pictures.ts';

const { visit } = openSite();

/** Opens the gallery with empty pictures. */
const visitList = (path: string, options: VisitOptions = {}) =>
  visit(path, { ...options, prepare: withoutPictures });

test.each([1440, 840, 360])(
  'at %i px the gallery is accessible and fits its window',
  async (width) => {
    const open = width === 1440 ? visit : visitList;
    const { page, expectQuiet, expectAccessible } = await open('/preview/?tag=hostile', { width });

    await expectAccessible();
    await expectQuiet();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test('no word of the top bar is torn, in any language and at any width', async () => {
  const { page } = await visitList('/preview/?tag=hostile');
  const bar = page.getByRole('banner');

  const broken: string[] = [];
  for (const locale of await languages(page)) {
    await bar.getByRole('combobox').selectOption(locale);
    for (const width of [1440, 840, 641, 640, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const torn = await findTorn(page, '.gallery-bar');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth);
      broken.push(...torn.map((text) => `${locale} ${width}: ${text}`));
      if (beyond > width) broken.push(`${locale} ${width}: ${beyond} px`);
    }
  }

  expect(broken).toEqual([]);
});

const languages = (page: Page) =>
  page
    .getByRole('banner')
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
