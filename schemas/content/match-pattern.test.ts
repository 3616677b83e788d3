import { expect, test } from 'vitest';
import { matchPattern } from './match-pattern.ts';

test('RT-001 named parts of a pattern give the values at their places by name', () => {
  const match = matchPattern('/:language/search/:topic', '/fr/search/prets');

  expect(match?.parameters).toEqual({ language: 'fr', topic: 'prets' });
});

test.each([
  ['/*', '/', ''],
  ['/*', '/en/individuals/saving', 'en/individuals/saving'],
  ['/en/*', '/en', ''],
  ['/en/*', '/en/a/b', 'a/b'],
])('RT-002 the tail of %s takes the rest of %s', (pattern, path, rest) => {
  expect(matchPattern(pattern, path)?.rest).toBe(rest);
});

test.each([
  ['/', '/'],
  ['/', ''],
  ['/en/saving', '/en/saving/'],
  ['/en/saving/', '/en/saving'],
  ['/en/saving', '//en///saving'],
])('%s fits %s: slashes at the end or in a row make no difference', (pattern, path) => {
  expect(matchPattern(pattern, path)).toEqual({ parameters: {}, rest: '' });
});

test.each([
  ['/en', '/fr'],
  ['/en', '/en/saving'],
  ['/en/saving', '/en'],
  ['/en', '/EN'],
  ['/:language/search', '/search'],
  ['/:language', '/'],
  ['/en/*', '/fr/saving'],
  ['/a.c', '/abc'],
  ['/*/saving', '/en/saving'],
])('%s does not fit %s', (pattern, path) => {
  expect(matchPattern(pattern, path)).toBeUndefined();
});

test('a name that every object inherits is a name like any other', () => {
  const match = matchPattern('/:__proto__/:constructor', '/a/b');

  expect(Object.entries(match?.parameters ?? {})).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
