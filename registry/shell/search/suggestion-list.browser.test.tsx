import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import {
  isListSeen,
  list,
  openList,
  options,
  show,
  suggestionsOf,
} from './show-search.testing.tsx';

beforeEach(() => page.viewport(1000, 800));

describe('the list', () => {
  test.each([320, 839])(
    'at %i px it lies in the row, and moves nothing',
    { tags: ['deep'] },
    async (width) => {
      await page.viewport(width, 800);
      const long = suggestionsOf('Grundstückserwerbsnebenkostenfinanzierung', 'x'.repeat(128));
      const { container, field } = show(async () => long);
      const before = boxOf(container);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect.poll(isListSeen).toBe(true);

      const over = options().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(over).toEqual([]);
      expect(document.documentElement.scrollWidth).toBe(width);
      expect(boxOf(container)).toEqual(before);
      expect(options().map((option) => boxOf(option).top)[0]).toBeGreaterThan(boxOf(field).bottom);
    },
  );

  test.each([840, 1440])(
    'at %i px it lies below the field, over the page',
    { tags: ['deep'] },
    async (width) => {
      await page.viewport(width, 800);
      const shown = show();
      const before = boxOf(shown.container);
      const { field, container } = await openList(shown);

      const place = boxOf(list() ?? field);
      expect(place.top).toBeGreaterThan(boxOf(field).bottom);
      expect(place.right).toBeLessThanOrEqual(width);
      expect(boxOf(container)).toEqual(before);
    },
  );

  test('each suggestion is high enough to be pressed', { tags: ['deep'] }, async () => {
    await openList();

    const heights = options().map((option) => boxOf(option).height);

    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
