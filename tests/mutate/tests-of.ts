import { targetOf, type SourceFile } from '../architecture/source-files.ts';

/** The test files that see a file, the nearest first. */
export interface TestsOf {
  /** A few that are nearest to it, which see most changes. */
  readonly near: readonly string[];
  readonly far: readonly string[];
  /** Those that need Chromium. */
  readonly browser: readonly string[];
}

/** Beyond so many steps and files a test knows nothing of a file but that it works. */
const MAX_STEPS = 8;
const MAX_NEAR = 6;
const MAX_FAR = 60;
const MAX_BROWSER = 8;

/** What runs against a build, or runs whole commands. */
const IS_SLOW = /^tests\/(?:journeys|served|commands|deep)\//;

/** The tests that import a file, directly or by way of others. */
export function testsOf(
  path: string,
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
): TestsOf {
  const tests = importersOf(path, files).filter(
    (one) => /\.test\.tsx?$/.test(one) && !IS_SLOW.test(one),
  );
  const browser = tests.filter((one) => one.includes('.browser.test.'));
  const others = tests.filter((one) => !browser.includes(one));
  return {
    near: others.slice(0, MAX_NEAR),
    far: others.slice(MAX_NEAR, MAX_NEAR + MAX_FAR),
    browser: browser.slice(0, MAX_BROWSER),
  };
}

/** Every file that imports another one for more than its types, the nearest first. */
function importersOf(
  path: string,
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
): readonly string[] {
  const steps = new Map([[path, 0]]);
  for (const [reached, step] of steps) {
    if (step === MAX_STEPS) continue;
    for (const importer of directImporters(reached, files)) {
      if (!steps.has(importer)) steps.set(importer, step + 1);
    }
  }
  return [...steps.keys()];
}

function directImporters(
  path: string,
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
): string[] {
  return files
    .filter((file) => file.imports.some((one) => !one.isTypeOnly && targetOf(file, one) === path))
    .map((file) => file.path);
}
