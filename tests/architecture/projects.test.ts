import { matchesGlob } from 'node:path';
import { readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';
import configuration from '../../vite.config.ts';
import { sourceFiles } from './source-files.ts';

interface Project {
  readonly test: {
    readonly name: string;
    readonly include: readonly string[];
    readonly exclude?: readonly string[];
  };
}

/** What npm test tries with some pages or values, and the deep tests with all. */
const OF_SOME_AND_ALL = ['served,deep', 'timed,deep', 'long,deep'];

test('every test file is run by exactly one project, or by the deep tests as well', () => {
  const projects = (configuration.test?.projects ?? []) as unknown as readonly Project[];
  const testFiles = sourceFiles().filter(({ path }) => /\.test\.tsx?$/.test(path));

  const wrong = testFiles
    .map(({ path }) => ({
      path,
      projects: projects
        .filter(({ test: { include } }) => include.some((glob) => matchesGlob(path, glob)))
        .filter(({ test: { exclude = [] } }) => !exclude.some((glob) => matchesGlob(path, glob)))
        .map(({ test: { name } }) => name),
    }))
    .filter(({ projects: own }) => own.length !== 1 && !OF_SOME_AND_ALL.includes(own.join()));

  expect(testFiles.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('property tests have one seed, so that a run says nothing that the next one does not', () => {
  expect(readConfigureGlobal()).toMatchObject({ seed: expect.any(Number) });
});
