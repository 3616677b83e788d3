import { expect, test } from 'vitest';
import { addVariant, readVariants } from './experiment-cookie.ts';

test('a variant that is added is the newest, and the only one of its experiment', () => {
  expect(addVariant('a:1,b:1', 'a', '2')).toBe('b:1,a:2');
  expect([...readVariants('b:1,a:2')]).toEqual([
    ['b', '1'],
    ['a', '2'],
  ]);
});

test('there are at most twenty, and never more than a browser takes; the oldest go', () => {
  const long = 'x'.repeat(97);
  const add = (cookie: string, index: number) => addVariant(cookie, `${index}-${long}`, long);
  const many = Array.from({ length: 30 }, (_, index) => index);
  const short = many.reduce((cookie, index) => addVariant(cookie, `k${index}`, 'b'), '');
  const full = many.reduce(add, '');

  expect([...readVariants(short).keys()]).toEqual(many.slice(10).map((index) => `k${index}`));
  expect(encodeURIComponent(full).length).toBeLessThan(4_000);
  expect([...readVariants(full).keys()].at(-1)).toBe(`29-${long}`);
});

test.each([
  undefined,
  '',
  'home-loan',
  'a:b:c',
  'a b:c',
  '../a:b',
  '<a>:b',
  'a:'.padEnd(4_000, 'b'),
])('a cookie that was tampered with holds no variant: %.30j', (cookie) => {
  expect(readVariants(cookie).size).toBe(0);
});
