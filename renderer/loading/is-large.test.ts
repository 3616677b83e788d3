import { expect, test } from 'vitest';
import { isLarge } from './is-large.ts';

const SMALL = { size: { components: 50, items: 200, text: 100_000 }, values: 5_000 };

test('a page that takes less than a slice is made at once', () => {
  expect(isLarge(SMALL)).toBe(false);
});

test.each([[{ ...SMALL, size: { ...SMALL.size, text: 100_001 } }], [{ ...SMALL, values: 5_001 }]])(
  'a page of more is made in slices: %j',
  (page) => {
    expect(isLarge(page)).toBe(true);
  },
);
