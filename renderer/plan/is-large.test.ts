import { expect, test } from 'vitest';
import { isLarge } from './is-large.ts';

const SMALL = { size: { components: 50, items: 200, text: 100_000 }, values: 10_000 };

test('a page of 200 list items is made at once', () => {
  expect(isLarge(SMALL)).toBe(false);
});

test.each([
  [{ ...SMALL, size: { ...SMALL.size, items: 201 } }],
  [{ ...SMALL, size: { ...SMALL.size, text: 100_001 } }],
  [{ ...SMALL, values: 10_001 }],
])('a page of more is made in slices: %j', (page) => {
  expect(isLarge(page)).toBe(true);
});
