import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Matches a part that React loads: where its files do not come, the whole window is gone. */
const LAZY = /\blazy\(/;

/**
 * Matches an import that something is chained to. The build loads the styles of a file together
 * with what is chained to its import, so handlers there never hear of a style sheet that does not
 * come: the failure ends uncaught.
 */
const CHAINED = /(?<![\w.])import\([^()]*\)\s*\.(?:then|catch)\(/;

test('the playground handles the failure of a late file outside of its import', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('playground/'));

  const chained = files.filter((file) => !isTest(file) && CHAINED.test(file.text));

  expect(files.length).toBeGreaterThan(100);
  expect(chained.map(({ path }) => path)).toEqual([]);
});

test('parts of the playground that come late are loaded by LatePart, which outlives a failure', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('playground/'));

  const lazy = files.filter((file) => !isTest(file) && LAZY.test(file.text));

  expect(lazy.map(({ path }) => path)).toEqual([]);
});
