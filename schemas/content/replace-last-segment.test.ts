import { expect, test } from 'vitest';
import { replaceLastSegment } from './replace-last-segment.ts';

test.each([
  ['/en/loans/home-loan', '/en/loans/first-home', '/en/loans/first-home'],
  // The rest of the page's own address stays, wherever the variant's says that it is.
  ['/en/loans/home-loan', '/en/campaigns/first-home', '/en/loans/first-home'],
  ['/en', '/first-home/', '/first-home'],
  ['/en/loans/home-loan', 'https://elsewhere.example/first-home', '/en/loans/first-home'],
])('the page at %s with the variant %s is that at %s', (pageUrl, variantUrl, expected) => {
  expect(replaceLastSegment(pageUrl, variantUrl)).toBe(expected);
});

test.each([
  '',
  '/',
  '/en/..',
  '/en/%2E%2e',
  '/en/a%2fb',
  '/en/a\\b',
  '/en/a?b',
  '/en/a b',
  `/en/${'a'.repeat(10_000)}`,
])('the variant %.20j leads nowhere', (variantUrl) => {
  expect(replaceLastSegment('/en/loans/home-loan', variantUrl)).toBeUndefined();
});
