import { commandLine } from '#schemas/command-line/run-command-line.ts';
import { generatedFiles, sourceFiles } from './architecture/source-files.ts';
import { requireBrowser } from './browser.ts';
import { NOT_DEEP, NOT_TAGGED_DEEP, runVitest } from './run-vitest.ts';
import { findChange } from './sample/changed-files.ts';
import { selectTests } from './sample/select-tests.ts';

/** More would take longer than all others; a shard of the deep tests has some of the rest. */
const MAX_DEEP = 6;

const { values, args } = commandLine({
  name: 'npm run test:changed --',
  about: 'Runs the tests that a change touches, committed or not: by imports, and by data.',
  args: '[git ref that is compared with; the merge base with main, on main the commit before]',
  flags: {
    deep: {
      type: 'boolean',
      default: false,
      about: `Runs the deep tests of the site and of Chromium instead, of up to ${MAX_DEEP} files.`,
    },
  },
});
const [ref] = args;
const { base, files } = findChange(ref);
const selected = selectTests(files, [...sourceFiles(), ...generatedFiles()]);
const tests = values.deep ? selectDeep(selected) : selected;
if (base === undefined) {
  console.error(
    ref === undefined
      ? 'Git knows no commit to compare with. Name one: npm run test:changed -- <ref>'
      : `Git knows no commit "${ref}" that this one comes from. Name a branch, a tag or a commit.`,
  );
  process.exit(2);
}
const since = `since ${base.slice(0, 10)}`;
if (tests.length === 0) {
  console.log(`No test sees what has changed ${since} (${files.length} files).`);
  process.exit(0);
}

console.log(`${files.length} files have changed ${since}: ${tests.length} files of tests.`);
const filter = values.deep ? ['--tags-filter=deep', '--passWithNoTests'] : [NOT_TAGGED_DEEP];
const CHROMIUM_PATH = await requireBrowser();
process.exit(
  runVitest([...tests, ...NOT_DEEP, ...filter, '--reporter=dot'], {
    ...process.env,
    CHROMIUM_PATH,
    ...(ref !== undefined && { TEST_BASE: ref }),
  }),
);

/** Those that a change of something else leads to come before those that have changed themselves. */
function selectDeep(all: readonly string[]): string[] {
  const inChromium = all.filter((path) => /\.(?:site|browser)\.test\.tsx?$/.test(path));
  const [changed = [], others = []] = [true, false].map((isChanged) =>
    inChromium.filter((path) => files.includes(path) === isChanged),
  );
  return [...others, ...changed].slice(0, MAX_DEEP);
}
