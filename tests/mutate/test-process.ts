import { relative } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import type { Ending, TestRun } from './run-tests.ts';

const PROJECTS = ['unit', 'dom', 'browser', 'slow'];

// The folder in which it was started is a copy of the project.
const root = process.cwd();
let failed: TestModule[] = [];
let before: string | undefined;
const vitest = await createVitest('test', {
  root,
  watch: false,
  project: PROJECTS,
  // These are the tests that `npm test` runs.
  tagsFilter: ['!deep'],
  // The results of a run name modules that failed in earlier ones, too.
  reporters: [
    { onTestModuleEnd: (module) => void (module.state() === 'failed' && failed.push(module)) },
  ],
});

process.on('message', (run: TestRun) => {
  void answer(run).then((ending) => process.send?.(ending));
});

/**
 * Runs test files with the files that have changed since. A file without a change is not
 * transformed again.
 */
async function answer({ files, changed, isFirstFailureEnough }: TestRun): Promise<Ending> {
  // The file that was changed before has its own text again.
  for (const path of new Set([before, changed])) {
    if (path !== undefined) vitest.invalidateFile(`${root}/${path}`);
  }
  before = changed;
  stopAfter(isFirstFailureEnough ? 1 : 0, vitest);
  const wanted = new Set(files.map((file) => `${root}/${file}`));
  const specifications = (await vitest.globTestSpecifications([...wanted])).filter(({ moduleId }) =>
    wanted.has(moduleId),
  );
  failed = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failures = failed
    .map((module) => ({ path: relative(root, module.moduleId), name: firstFailureIn(module) }))
    .toSorted((one, other) => files.indexOf(one.path) - files.indexOf(other.path));
  const [first] = failures;
  if (first) {
    const by = [first.path, first.name].filter(Boolean).join(' > ');
    return { kind: 'failed', files: failures.map(({ path }) => path), by };
  }
  return unhandledErrors.length > 0
    ? { kind: 'failed', files: [], by: 'an error that no test caught' }
    : { kind: 'passed' };
}

function stopAfter(failures: number, { config, projects }: Vitest): void {
  config.bail = failures;
  for (const project of projects) project.config.bail = failures;
}

function firstFailureIn(module: TestModule): string | undefined {
  return module.children.allTests('failed').next().value?.fullName;
}
