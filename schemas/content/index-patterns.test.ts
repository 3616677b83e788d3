import { array, assert, constantFrom, oneof, pre, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { indexPatterns } from './index-patterns.ts';
import { matchPattern } from './match-pattern.ts';

const part = constantFrom('', 'a', 'b', 'caf%C3%A9', '__proto__', '%');
const path = array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const pattern = tuple(
  array(oneof(part, constantFrom(':x', ':y')), { maxLength: 3 }),
  constantFrom('', '/*'),
).map(([parts, tail]) => `${parts.map((each) => `/${each}`).join('')}${tail}` || '/');
const table = array(pattern, { maxLength: 12 });

test('the patterns that fit a path are those that fit it one by one, in their order', () => {
  assert(
    property(table, path, (patterns, of) => {
      const byOne = [...patterns.keys()].filter((place) => matchPattern(patterns[place] ?? '', of));

      expect(indexPatterns(patterns).fitting(of)).toEqual(byOne);
    }),
    { numRuns: 200 },
  );
});

test('a pattern that covers another one fits whatever that fits', () => {
  assert(
    property(pattern, pattern, path, (wide, narrow, of) => {
      const index = indexPatterns([wide, narrow]);
      const [, read = { parts: [], takesRest: false }] = index.patterns;
      pre(index.covering(read).includes(0) && matchPattern(narrow, of) !== undefined);

      expect(matchPattern(wide, of)).toBeDefined();
    }),
  );
});

test.each([
  ['/*', '/en/:page', true],
  ['/en/*', '/en', true],
  ['/:language', '/en', true],
  ['/:language/a', '/:other/a', true],
  ['/en', '/:language', false],
  ['/en/:page', '/en/*', false],
  ['/:language', '//', false],
])('%s covers %s: %s', (wide, narrow, covers) => {
  const index = indexPatterns([wide, narrow]);
  const [, read = { parts: [], takesRest: false }] = index.patterns;

  expect(index.covering(read)).toEqual(covers ? [0, 1] : [1]);
});

test('where a path leaves all patterns nothing more of it is looked at', () => {
  const index = indexPatterns(['/*', '/a/:b']);

  expect(index.fitting('/a'.repeat(10_000))).toEqual([0]);
  expect(index.fitting('/'.repeat(10_000))).toEqual([0]);
});
