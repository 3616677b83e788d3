import { expect, test } from 'vitest';
import { generatedFiles, sourceFiles } from '../architecture/source-files.ts';
import { testsOf } from './tests-of.ts';

const file = (path: string, ...names: string[]) => ({
  path,
  imports: names.map((name) => ({ name, isTypeOnly: false })),
});

const FILES = [
  file('a/one.ts'),
  file('a/two.ts', './one.ts'),
  file('a/two.test.ts', './two.ts'),
  file('a/one.test.ts', './one.ts'),
  file('a/one.browser.test.tsx', './one.ts'),
  file('a/look.browser.deep.test.tsx', './one.ts'),
  file('a/all.deep.test.ts', './one.ts'),
  file('a/other.test.ts', './other.ts'),
  file('tests/journeys/one.site.test.ts', '../../a/one.ts'),
  { path: 'a/type.test.ts', imports: [{ name: './one.ts', isTypeOnly: true }] },
];

test('the tests of a file import it, the nearest first and those of Chromium apart', () => {
  expect(testsOf('a/one.ts', FILES)).toEqual({
    near: ['a/one.test.ts', 'a/two.test.ts'],
    far: [],
    browser: ['a/one.browser.test.tsx'],
    deepBrowser: ['a/look.browser.deep.test.tsx'],
  });
});

test('the tests of its own folder come first, however many steps they need', () => {
  const files = [
    file('a/one.ts'),
    file('b/two.ts', '../a/one.ts'),
    file('b/one.test.ts', '../a/one.ts'),
    file('a/two.test.ts', '../b/two.ts'),
  ];

  expect(testsOf('a/one.ts', files).near).toEqual(['a/two.test.ts', 'b/one.test.ts']);
});

test('a command that nothing imports has the test beside it, which starts it', () => {
  const files = [file('a/run.ts'), file('a/run.slow.test.ts'), file('a/other.test.ts')];

  expect(testsOf('a/run.ts', files).near).toEqual(['a/run.slow.test.ts']);
});

test('what only generated files import has the tests of those', () => {
  const { near } = testsOf('schemas/problems/fold.ts', [...sourceFiles(), ...generatedFiles()]);

  expect(near).toContain('schemas/problems/fold.test.ts');
});
