import { expect, test } from 'vitest';
import { formatAddress } from './format-address.ts';

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
