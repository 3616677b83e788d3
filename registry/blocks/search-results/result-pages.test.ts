import { expect, test } from 'vitest';
import { listNearbyPages, formatAddress } from './result-pages.ts';

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

test.each([
  ['/en/individuals/cards', '/en/individuals/cards'],
  ['/fr/%C3%A9pargne?a=1#b', '/fr/épargne'],
  ['/en/%E0%A4', '/en/%E0%A4'],
  ['cards', '/cards'],
  ['https://www.example.com/a%20b', 'www.example.com/a b'],
  ['//www.example.com/a', 'www.example.com/a'],
  ['tel:+3250000000', 'tel:+3250000000'],
  ['https://[', 'https://['],
])('%s is shown as %s', (url, shown) => {
  expect(formatAddress(url)).toBe(shown);
});
