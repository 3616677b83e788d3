import { expect, test } from 'vitest';
import { resolveImageAddress } from './prepare-value.ts';

const ORIGIN = 'https://images.meridia.test';

test.each([
  ['/images/keys.png', 'https://images.meridia.test/images/keys.png'],
  ['images/keys.png', 'https://images.meridia.test/images/keys.png'],
  ['/images/keys.png?io=a:b,c:d&q=1', 'https://images.meridia.test/images/keys.png?io=a:b,c:d&q=1'],
  ['//other.test/keys.png', 'https://other.test/keys.png'],
  ['https://other.test/keys.png', 'https://other.test/keys.png'],
  ['', ''],
])('%j is loaded from %j', (address, loaded) => {
  expect(resolveImageAddress(address, ORIGIN)).toBe(loaded);
});

test('without an origin for images an address stays as it is', () => {
  expect(resolveImageAddress('/images/keys.png', undefined)).toBe('/images/keys.png');
});

test('an address that no origin makes whole is none', () => {
  expect(resolveImageAddress('//[', ORIGIN)).toBe('');
});
