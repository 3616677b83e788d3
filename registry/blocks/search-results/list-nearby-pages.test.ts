import { expect, test } from 'vitest';
import { listNearbyPages } from './list-nearby-pages.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [50, 100_000_000, '1 … 49 50 51 … 100000000'],
])('page %i of %i stands among %s', (page, last, numbers) => {
  expect(
    listNearbyPages(page, last)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(numbers);
});
