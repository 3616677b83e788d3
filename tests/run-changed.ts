import { commandLine } from '#schemas/command-line/run-command-line.ts';
import { generatedFiles, sourceFiles } from './architecture/source-files.ts';
import { requireBrowser } from './browser.ts';
import { NOT_DEEP, runVitest } from './run-vitest.ts';
import { findChange } from './sample/changed-files.ts';
import { selectTests } from './sample/select-tests.ts';

const { args } = commandLine({
  name: 'npm run test:changed --',
  about: 'Runs the tests that a change touches, committed or not: by imports, and by data.',
  args: '[git ref that is compared with; the merge base with main, on main the commit before]',
  flags: {},
});
const [ref] = args;
const { base, files } = findChange(ref);
const tests = selectTests(files, [...sourceFiles(), ...generatedFiles()]);
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
const CHROMIUM_PATH = await requireBrowser();
process.exit(
  runVitest([...tests, ...NOT_DEEP, '--reporter=dot'], {
    ...process.env,
    CHROMIUM_PATH,
    ...(ref !== undefined && { TEST_BASE: ref }),
  }),
);
