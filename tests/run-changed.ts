import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { generatedFiles, sourceFiles } from './architecture/source-files.ts';
import { requireBrowser } from './browser.ts';
import { NO_SWEEPS, NOT_TAGGED_DEEP, runVitest } from './run-vitest.ts';
import { findChange } from './sample/changed-files.ts';
import { selectTests } from './sample/select-tests.ts';

/** More would take longer than all others; a shard of the deep tests has some of the rest. */
const MAX_DEEP = 6;

const { values, args } = parseCommandLine({
  name: 'npm run test:changed --',
  about: 'Runs the tests that a change touches, committed or not: by imports, and by data.',
  args: '[git ref that is compared with; the merge base with main, on main the commit before]',
  flags: {
    unit: {
      type: 'boolean',
      default: false,
      about: 'Runs the unit tests of them, and those about all sources.',
    },
    deep: {
      type: 'boolean',
      default: false,
      about: `Runs the deep tests of the site and of Chromium instead, of up to ${MAX_DEEP} files.`,
    },
  },
});
const [ref] = args;
const { base, files } = findChange(ref);
if (base === undefined && !values.unit) {
  console.error(
    ref === undefined
      ? 'Git knows no commit to compare with. Name one: npm run test:changed -- <ref>'
      : `Git knows no commit "${ref}" that this one comes from. Name a branch, a tag or a commit.`,
  );
  process.exit(2);
}

const sources = sourceFiles();
const selected = selectTests(files, [...sources, ...generatedFiles()]);
const since = base === undefined ? 'since nobody knows when' : `since ${base.slice(0, 10)}`;
console.log(`${files.length} files have changed ${since}.`);
process.exit(await runSelected());

async function runSelected(): Promise<number> {
  if (values.unit) return runTests(selectUnit(), ['--maxWorkers=1']);

  process.env['CHROMIUM_PATH'] = await requireBrowser();
  if (!values.deep) return runTests(selected, [NOT_TAGGED_DEEP]);
  return Math.max(
    runTests(selectDeep(/\.(?:site|browser)\.test\.tsx?$/), ['--tags-filter=deep']),
    runTests(selectDeep(/\.browser\.deep\.test\.tsx?$/), []),
  );
}

/** Runs these files, and gives the exit status. */
function runTests(tests: readonly string[], options: readonly string[]): number {
  if (tests.length === 0) {
    console.log('No such test sees what has changed.');
    return 0;
  }
  console.log(`${tests.length} files of tests:`);
  return runVitest([...tests, ...NO_SWEEPS, ...options, '--passWithNoTests', '--reporter=dot'], {
    ...process.env,
    ...(ref !== undefined && { TEST_BASE: ref }),
  });
}

/**
 * Rules about sources hold for whatever has changed. Where git knows no change, all unit tests are
 * run.
 */
function selectUnit(): string[] {
  const paths = sources.map(({ path }) => path);
  const wanted =
    base === undefined
      ? paths
      : [...selected, ...paths.filter((path) => path.startsWith('tests/architecture/'))];
  const tests = wanted.filter((path) => path.endsWith('.test.ts'));
  return [...new Set(tests)].filter((path) => !/\.(?:dom|browser|site|slow|deep)\./.test(path));
}

/**
 * Those that a change of something else leads to come before those that have changed themselves.
 */
function selectDeep(kind: RegExp): string[] {
  const inChromium = selected.filter((path) => kind.test(path));
  const [changed = [], others = []] = [true, false].map((isChanged) =>
    inChromium.filter((path) => files.includes(path) === isChanged),
  );
  return [...others, ...changed].slice(0, MAX_DEEP);
}
