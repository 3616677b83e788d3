import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findTorn } from '../find-torn.ts';
import { openSite, untilReady } from './visit.ts';
import { withoutPictures } from './without-pictures.ts';

const { visit } = openSite();

test('the gallery is accessible and quiet, wide and narrow', { tags: ['deep'] }, async () => {
  const { page, expectQuiet, expectAccessible } = await visit('/preview/?tag=hostile');
  await expectAccessible();
  await expectQuiet();

  await page.setViewportSize({ width: 360, height: 900 });
  await page.reload();
  await untilReady(page);
  await expectAccessible();
  await expectQuiet();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test(
  'no word of the top bar is torn, in any language and at any width, and the gallery fits',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit('/preview/?tag=hostile', { prepare: withoutPictures });
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
  },
);

const languages = (page: Page) =>
  page
    .getByRole('banner')
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
