import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { calibrate } from './cost/calibrate.ts';
import { readFailures, type JsonReport } from './report-uncertain.ts';

const LIST = 'docs/test-runs.md';
const MS_A_SECOND = 1_000;

const { values } = parseCommandLine({
  name: 'npm run test:record --',
  about: `Runs npm test, and notes in ${LIST} when, on what, how long it took, and what failed.`,
  flags: {
    busy: {
      type: 'string',
      value: '<n>',
      default: '0',
      about: 'Loops without end that run beside it.',
    },
  },
});
const busy = Number(values.busy);
if (!Number.isInteger(busy) || busy < 0) {
  console.error('Say --busy as a whole number.');
  process.exit(2);
}

const commit =
  git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') && ' + changes');
const calibration = calibrate();
const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']));
process.on('exit', () => loops.forEach((loop) => loop.kill()));

const begin = performance.now();
const { status } = spawnSync(process.execPath, ['tests/run.ts'], { stdio: 'inherit' });
const seconds = Math.round((performance.now() - begin) / MS_A_SECOND);
const failures = existsSync('test-results.json')
  ? // Vitest writes the file.
    readFailures(JSON.parse(readFileSync('test-results.json', 'utf8')) as JsonReport)
  : [];
const failed = failures.map(({ title }) => title.replaceAll('|', '/')).join('; ');
const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
appendFileSync(
  LIST,
  `| ${date} | ${commit} | ${calibration.toFixed(2)} | ${busy} | ${seconds} | ${failed || (status === 0 ? 'none' : `exit ${status}`)} |\n`,
);
process.exit(status ?? 1);

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
}
