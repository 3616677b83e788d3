import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SITE_FILES_WITH_BROWSER } from './modules.ts';
import { reachableFiles } from './reachable-files.ts';
import { isGenerated, isTest, sourceFiles, sourcePaths, targetOf } from './source-files.ts';

const paths = sourcePaths();

test('there are source files, generated ones and those of hidden folders among them', () => {
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths).toEqual(expect.arrayContaining(['vite.config.ts', '.ci/check-node.mjs']));
});

/** tsconfig.json names the files that are compiled: folders, and patterns. */
const {
  include,
  exclude,
}: { readonly include: readonly string[]; readonly exclude: readonly string[] } = JSON.parse(
  readFileSync('tsconfig.json', 'utf8'),
);

const isBelow = (path: string, entries: readonly string[]) =>
  entries.some((entry) => path.startsWith(`${entry}/`) || matchesGlob(path, entry));

test('every source file is compiled', () => {
  const compiled = paths.filter((path) => isBelow(path, include) && !isBelow(path, exclude));

  expect(paths.filter((path) => !compiled.includes(path))).toEqual([]);
});

test('every source file that no tool writes is linted', async () => {
  const { stdout } = await promisify(execFile)('node_modules/.bin/oxlint', ['--debug=files'], {
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  const linted = new Set(stdout.split('\n').map((line) => line.trim().replaceAll('\\', '/')));

  const missing = paths.filter((path) => !isGenerated(path) && !linted.has(path));

  expect(missing).toEqual([]);
});

test('every source file is reached from a command, a document, a configuration or a test', () => {
  const reached = reachableFiles(paths);

  // Each schema has its types, and a package without any has a declaration.
  const own = paths.filter((path) => !isGenerated(path) && !path.endsWith('.d.ts'));
  expect(own.filter((path) => !reached.has(path))).toEqual([]);
});

const TEST_LIBRARY =
  /^(?:vitest|@vitest\/.*|@testing-library\/.*|fast-check|jsdom|playwright)(?:\/|$)/;

test('only tests, what they share and the configuration import a test library', () => {
  const product = sourceFiles().filter(
    ({ path }) =>
      !isTest({ path }) && path.includes('/') && !SITE_FILES_WITH_BROWSER.includes(path),
  );

  const found = product.filter(({ imports }) =>
    imports.some(({ name }) => TEST_LIBRARY.test(name)),
  );

  expect(found.map(({ path }) => path)).toEqual([]);
});

test('only tests import what tests share', () => {
  const product = sourceFiles().filter((file) => !isTest(file));

  const found = product.filter((file) =>
    file.imports.some((one) => /\.testing\.tsx?$/.test(targetOf(file, one))),
  );

  expect(found.map(({ path }) => path)).toEqual([]);
});
