import { expect, test } from 'vitest';
import { isPattern } from './is-pattern.ts';

test.each([
  ['^/products/[a-z-]+$', true],
  ['', true],
  ['(', false],
  ['[z-a]', false],
  ['products\\Z', false],
])('%s is a regular expression: %s', (text, is) => {
  expect(isPattern(text)).toBe(is);
});
