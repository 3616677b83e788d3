import { dirname } from 'node:path';
import { targetOf, type SourceFile } from '../architecture/source-files.ts';

/** The test files that see a file: those of its folder, then the nearest first. */
export interface TestsOf {
  /** A few that are nearest to it, which see most changes. */
  readonly near: readonly string[];
  readonly far: readonly string[];
  /** Those that need Chromium. */
  readonly browser: readonly string[];
  /** Those that need Chromium and are not in `npm test`. */
  readonly deepBrowser: readonly string[];
}

/** Beyond so many steps and files a test knows nothing of a file but that it works. */
const MAX_STEPS = 8;
const MAX_NEAR = 6;
const MAX_FAR = 60;
const MAX_BROWSER = 8;

/** Matches tests that run against a build, or that run whole commands. */
const IS_SLOW = /\.site\.test\.ts$|(?<!\.browser)\.deep\.test\.ts$|^tests\/(?:commands|deep)\//;

/** The tests that import a file, directly or by way of others. */
export function testsOf(path: string, files: readonly Importing[]): TestsOf {
  const tests = [...besides(path, files), ...importersOf(path, files)]
    .filter((one) => /\.test\.tsx?$/.test(one) && !IS_SLOW.test(one))
    .toSorted((one, other) => Number(isWith(path, other)) - Number(isWith(path, one)));
  const browser = tests.filter(isKind('browser'));
  const deepBrowser = tests.filter(isKind('browser.deep'));
  const others = tests.filter((one) => !browser.includes(one) && !deepBrowser.includes(one));
  return {
    near: others.slice(0, MAX_NEAR),
    far: others.slice(MAX_NEAR, MAX_NEAR + MAX_FAR),
    browser: browser.slice(0, MAX_BROWSER),
    deepBrowser: deepBrowser.slice(0, MAX_BROWSER),
  };
}

const isKind = (kind: string) => (path: string) => path.includes(`.${kind}.test.`);

/**
 * Returns true if a test is in the folder of a file: the tests there cover what the file promises,
 * through other files as well.
 */
function isWith(path: string, test: string): boolean {
  return dirname(path) === dirname(test);
}

/** The test that stands beside a command and starts it, which imports nothing of it. */
function besides(path: string, files: readonly Importing[]): string[] {
  const tests = ['.test.ts', '.slow.test.ts'].map((ending) => path.replace(/\.tsx?$/, ending));
  const importers = importersOf(path, files);
  return tests.filter(
    (test) => !importers.includes(test) && files.some((file) => file.path === test),
  );
}

type Importing = Pick<SourceFile, 'path' | 'imports'>;

/** Every file that imports another one for more than its types, the nearest first. */
function importersOf(path: string, files: readonly Importing[]): readonly string[] {
  const importers = importersIn(files);
  const steps = new Map([[path, 0]]);
  for (const [reached, step] of steps) {
    if (step === MAX_STEPS) continue;
    for (const importer of importers.get(reached) ?? []) {
      if (!steps.has(importer)) steps.set(importer, step + 1);
    }
  }
  return [...steps.keys()];
}

const importersOfAll = new WeakMap<readonly Importing[], Map<string, string[]>>();

/** The direct importers of each file. One list of files is asked about for every change. */
function importersIn(files: readonly Importing[]): ReadonlyMap<string, readonly string[]> {
  const known = importersOfAll.get(files);
  if (known) return known;
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const targets = file.imports.filter((one) => !one.isTypeOnly);
    for (const target of new Set(targets.map((one) => targetOf(file, one)))) {
      importers.set(target, [...(importers.get(target) ?? []), file.path]);
    }
  }
  importersOfAll.set(files, importers);
  return importers;
}
