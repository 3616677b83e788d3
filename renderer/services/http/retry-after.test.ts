import { expect, test } from 'vitest';
import { FetchError } from './http-errors.ts';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

function failedWith(retryAfter?: string): FetchError {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return new FetchError(
    new Request('https://api.test/'),
    new Response('', { status: 503, headers }),
  );
}

test.each([
  ['120', 120_000],
  ['0', 0],
  [new Date(NOW + 5_000).toUTCString(), 5_000],
  [new Date(NOW - 5_000).toUTCString(), 0],
])('a service that says Retry-After: %s is left alone for %d ms', (header, wait) => {
  expect(retryAfterMs(failedWith(header), NOW)).toBe(wait);
});

test.each([
  failedWith(),
  failedWith(''),
  failedWith('soon'),
  failedWith('-5'),
  failedWith('1.5'),
  new Error('no network'),
  undefined,
])('a failure without a time says nothing of it: %s', (failure) => {
  expect(retryAfterMs(failure, NOW)).toBeUndefined();
});
