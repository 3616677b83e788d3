import { readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const testFiles = sourceFiles().filter(({ path }) => /\.test\.tsx?$/.test(path));

/**
 * The word before `.test` says where a file runs; one that is misspelt would run as a unit test, or
 * never.
 */
const KIND = /\.(dom|browser|site|slow|deep)(?:\.deep)?\.test\.tsx?$/;

/** Lists the ways to start or render something, with the kinds of test files that may use each. */
const RULES: readonly (readonly [name: string, kinds: readonly string[], use: RegExp])[] = [
  ['the built site', ['site', 'deep'], /\b(?:openSite|startSite|startPair|startProcess)\(/],
  ['Testing Library', ['dom', 'browser'], /from '@testing-library\//],
  ['a browser of Vitest', ['browser'], /from 'vitest\/browser'/],
];

test('the name of every test file says where it runs', () => {
  const wrong = testFiles.flatMap(({ path, text }) => {
    const kind = KIND.exec(path)?.[1] ?? 'unit';
    return RULES.filter(([, kinds, use]) => use.test(text) && !kinds.includes(kind)).map(
      ([name]) => `${path} uses ${name}`,
    );
  });
  const needsJsx = testFiles.filter(
    ({ path }) =>
      path.endsWith('.tsx') && !/\.(?:dom|browser|browser\.deep)\.test\.tsx$/.test(path),
  );

  expect(testFiles.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
  expect(needsJsx.map(({ path }) => path)).toEqual([]);
});

test('property tests have one seed, so that a run says nothing that the next one does not', () => {
  expect(readConfigureGlobal()).toMatchObject({ seed: expect.any(Number) });
});
