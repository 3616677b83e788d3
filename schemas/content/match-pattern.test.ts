import { expect, test } from 'vitest';
import { matchPattern } from './match-pattern.ts';

test('RT-001 named parts of a pattern give the values at their places by name', () => {
  const match = matchPattern('/:language/search/:topic', '/fr/search/prets');

  expect(match?.parameters).toEqual({ language: 'fr', topic: 'prets' });
});

test.each([
  ['caf%C3%A9', 'café'],
  ['a%2Fb', 'a/b'],
  ['100%2525', '100%25'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('RT-001 the value of %s is %s: decoded once, or as it is', (written, value) => {
  expect(matchPattern('/:name', `/${written}`)?.parameters).toEqual({ name: value });
});

test.each([
  ['/*', '/', ''],
  ['/*', '/en/individuals/saving', 'en/individuals/saving'],
  ['/en/*', '/en', ''],
  ['/en/*', '/en/', ''],
  ['/en/*', '/en/a/b', 'a/b'],
])('RT-002 the tail of %s takes the rest of %s', (pattern, path, rest) => {
  expect(matchPattern(pattern, path)?.rest).toBe(rest);
});

test.each([
  ['/en/*', '/en//a//b/', '/a//b/'],
  ['/en/*', '/en/a%20b/%2F', 'a%20b/%2F'],
  ['/:language/loans/*', '/fr/loans/simulate/2', 'simulate/2'],
])('RT-004 the child scope of %s at %s is the rest as it is written', (pattern, path, rest) => {
  expect(matchPattern(pattern, path)?.rest).toBe(rest);
});

test.each([
  ['/', '/'],
  ['/', ''],
  ['/en/saving', '/en/saving/'],
  ['/en/saving/', '/en/saving'],
  ['/en//saving', '/en//saving'],
  ['//', '//'],
  ['/fr/épargne', '/fr/%C3%A9pargne'],
  ['/en/account', '/en/%61ccount'],
  ['/:', '/:'],
])('%s fits %s', (pattern, path) => {
  expect(matchPattern(pattern, path)).toEqual({ parameters: {}, rest: '' });
});

test.each([
  ['/en', '/fr'],
  ['/en', '/en/saving'],
  ['/en/saving', '/en'],
  ['/en', '/EN'],
  ['/:language/search', '/search'],
  ['/:language', '/'],
  ['/:language/search', '//search'],
  ['/en/saving', '/en//saving'],
  ['/en/saving', '//en/saving'],
  ['/en/saving', '/en/saving//'],
  ['/', '//'],
  ['//', '/'],
  ['//', '///'],
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
