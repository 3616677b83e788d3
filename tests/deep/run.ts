import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { sourceFiles } from '../architecture/source-files.ts';
import { requireBrowser } from '../browser.ts';
import { forgetFinished, todayAsSeed } from './units.ts';
import { selectParts } from './select-parts.ts';

const WHOLE = '1/1';

const { values, args } = parseCommandLine({
  name: 'npm run test:deep --',
  about:
    'Runs what takes longer: every width, late and lost resources, random pages, long runs, and tests that are tagged as deep.',
  args: "[words of a test's title]",
  flags: {
    shard: { type: 'string', value: '2/8', default: '1/1', about: 'Runs one part of so many.' },
    seed: {
      type: 'string',
      value: '<n>',
      default: String(todayAsSeed()),
      about: 'What everything random begins with; the same repeats a run.',
    },
    resume: {
      type: 'boolean',
      default: false,
      about: 'Leaves out what has passed before with the same seed.',
    },
  },
});
const { shard, seed, resume } = values;
if (!isShard(shard) || !/^\d{1,9}$/.test(seed)) {
  console.error('Say --shard as 2/8, the second of eight, and --seed as a whole number.');
  process.exit(2);
}

const chromiumPath = await requireBrowser();
console.log(`Deep tests, shard ${shard}, seed ${seed}. The same seed repeats this run.`);
const reporter = (path: string) => `--reporter=${fileURLToPath(new URL(path, import.meta.url))}`;
if (!resume) forgetFinished(Number(seed));
const { sweeps, components, tagged } = selectParts(sourceFiles(), shard);
const statuses = [
  runPart(sweeps, ['--project=deep', '--project=browser-deep'], { shard, resume }),
  runPart(components, ['--project=browser-deep'], { shard: WHOLE, resume }),
  runPart(tagged, ['--project=site', '--project=browser', '--tags-filter=deep'], {
    shard: WHOLE,
    resume,
  }),
];
process.exit(Math.max(...statuses));

/** Runs the files of a part, and gives the exit status. */
function runPart(
  files: readonly string[],
  projects: readonly string[],
  run: { readonly shard: string; readonly resume: boolean },
): number {
  if (files.length === 0) return 0;
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      ...files,
      ...projects,
      // A part of which every test has passed before is no failure.
      '--passWithNoTests',
      ...(args.length > 0 ? ['--testNamePattern', args.join(' ')] : []),
      reporter('progress-reporter.ts'),
      reporter('../summary-reporter.ts'),
    ],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath,
        DEEP_SHARD: run.shard,
        DEEP_SEED: seed,
        DEEP_RESUME: run.resume ? '1' : '',
      },
    },
  );
  return status ?? 1;
}

function isShard(text: string): boolean {
  const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return Number(number) >= 1 && Number(number) <= Number(of);
}
