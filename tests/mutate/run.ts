import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { generatedFiles, isGenerated, isTest, sourceFiles } from '../architecture/source-files.ts';
import { copyProject } from '../copy-project.ts';
import { findChanges, pickChanges } from './find-changes.ts';
import { reportOf } from './report.ts';
import { createTestRunner } from './run-tests.ts';
import { testsOf } from './tests-of.ts';
import { isSameChange, readTried, writeTried } from './tried-changes.ts';
import { tryChange } from './try-change.ts';

const { values, args } = parseCommandLine({
  name: 'npm run mutate --',
  about: 'Breaks a module in small ways, one at a time, and says which of them no test sees.',
  args: '<folder or file, such as renderer/routing>',
  flags: {
    changes: { type: 'string', value: '<n>', default: '20', about: 'How many.' },
    seed: {
      type: 'string',
      value: '<n>',
      default: '1',
      about: 'Which ones; the same repeats a run.',
    },
    resume: {
      type: 'boolean',
      default: false,
      about: 'Goes on where a run with the same seed ended.',
    },
  },
  more: 'Changes are made in a copy of the project. A run of 60 begins with those of a run of 20.',
});

/** Matches the files that show a part for people to look at, as fixtures do: digests guard them. */
const IS_SPECIMEN = /\.specimens\.tsx$/;

const [module = ''] = args;
const [changes, seed] = [Number(values.changes), Number(values.seed)];
if (args.length !== 1 || !existsSync(module) || !(changes > 0) || !Number.isInteger(seed)) {
  console.error(
    'Name one folder or file, --changes and --seed as whole numbers. --help says more.',
  );
  process.exit(2);
}

const files = [...sourceFiles(), ...generatedFiles()];
const changed = files.filter(
  (file) =>
    (file.path === module || file.path.startsWith(`${module.replace(/\/$/, '')}/`)) &&
    !isTest(file) &&
    !isGenerated(file.path) &&
    !IS_SPECIMEN.test(file.path),
);
const possible = changed.flatMap(({ path, text }) => findChanges(path, text));
const picked = pickChanges(possible, { count: changes, seed });
console.log(`${picked.length} of ${possible.length} changes to ${module}, seed ${seed}.`);

const before = values.resume ? readTried(module, seed) : [];
const tried = before.filter((one) => picked.some((change) => isSameChange(one, change)));
const left = picked.filter((change) => !tried.some((one) => isSameChange(one, change)));

const folder = await mkdtemp(join(tmpdir(), 'vitrine-mutate-'));
const runner = createTestRunner(folder);
process.on('exit', () => {
  runner.stop();
  rmSync(folder, { recursive: true, force: true });
});
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
await copyProject(folder);

const broken = await brokenTests(left.map(({ path }) => path));
if (broken.length > 0) console.log(`Left out, since they fail by themselves: ${broken.join(', ')}`);
for (const change of left) {
  // One copy of the project holds one change.
  // oxlint-disable-next-line no-await-in-loop
  const one = await tryChange(change, { folder, runner, files, broken });
  tried.push(one);
  writeTried(module, seed, tried);
  console.log(`${tried.length}/${picked.length} ${one.fate} ${one.path}:${one.line}  ${one.by}`);
}
console.log(`\n${reportOf(module, tried)}`);
runner.stop();

/** The tests of these files that fail before anything is changed. */
async function brokenTests(paths: readonly string[]): Promise<readonly string[]> {
  const tests = [...new Set(paths)].map((path) => testsOf(path, files));
  const all = new Set(tests.flatMap(({ near, far, browser }) => [...near, ...far, ...browser]));
  if (all.size === 0) return [];
  const run = { files: [...all], isFirstFailureEnough: false, maxMs: 1_200_000 };
  const ending = await runner.run(run);
  if (ending.kind === 'late')
    throw new Error('The tests come to no end before anything is changed.');
  return ending.kind === 'failed' ? ending.files : [];
}
