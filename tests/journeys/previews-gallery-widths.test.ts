import type { Page } from 'playwright';
import { expect, test } from 'vitest';
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

test('no words in the top bar break, in any language and at any width', async () => {
  const { page } = await visitList('/preview/?tag=hostile');
  const bar = page.getByRole('banner');

  const broken: string[] = [];
  for (const locale of await languages(page)) {
    await bar.getByRole('combobox').selectOption(locale);
    for (const width of [1440, 840, 641, 640, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await bar.evaluate(textsOnSeveralLines);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth);
      broken.push(...words.map((text) => `${locale} ${width}: ${text}`));
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

/** Runs in the page. */
function textsOnSeveralLines(bar: Element): string[] {
  const texts = [...bar.querySelectorAll(':is(p, span, a, button)')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType, data }: Node & { data?: string }) =>
      Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
    ),
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return tops.size > 1 ? [text.textContent ?? ''] : [];
  });
}
