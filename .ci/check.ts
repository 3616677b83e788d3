import { spawn, type ChildProcess } from 'node:child_process';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { readEndedSeconds } from '#tests/cost/processor-time.ts';
import { findChange } from '#tests/sample/changed-files.ts';

const { values } = parseCommandLine({
  name: 'npm run check --',
  about: 'What has to hold before a commit, seen where the change is.',
  flags: {
    all: { type: 'boolean', default: false, about: 'Looks at all sources, as .ci/run does.' },
  },
});
const change = findChange();
const isAll = values.all || change.base === undefined;
/** All files are written anew for it, which `npm test` does whatever the change is. */
const isSchemaTouched =
  change.base === undefined || change.files.some((file) => file.startsWith('schemas/'));

/**
 * npm run check: what has to hold before a commit, two steps side by side, the dearest first. Each
 * prints what it has to say once it ends, and the names of those that failed stand last. Ctrl-C
 * ends whatever runs.
 */
const STEPS: readonly string[] = [
  'node tests/run-changed.ts --unit',
  'node .ci/check-types.ts',
  isAll ? 'node .ci/check-lint.ts --all' : 'node .ci/check-lint.ts',
  ...(isSchemaTouched ? ['node schemas/generate.ts --check'] : []),
  'knip --no-config-hints --cache',
  // It finds what only tests use.
  ...(isAll ? ['knip --production --include files,exports --cache'] : []),
  'oxfmt --check',
  'node .ci/check-lock.ts',
];
const SIDE_BY_SIDE = 2;

/** How a shell says that Ctrl-C ended a command. */
const INTERRUPTED = 130;

const MS_A_SECOND = 1_000;

const running = new Set<ChildProcess>();
const startTime = performance.now();
/** The processor seconds of all commands that have ended, those of git above included. */
let endedSeconds = readEndedSeconds();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running.forEach((child) => child.kill(signal));
    process.exit(INTERRUPTED);
  });
}

const left = [...STEPS];
const failed: string[] = [];
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runSteps));
console.log(`\n${describeTime(startTime, readEndedSeconds())} in all.`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}

/** Runs one step after the other while any is left, and notes those that failed. */
async function runSteps(): Promise<void> {
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    const begin = performance.now();
    // The next one begins once this one has ended.
    // oxlint-disable-next-line no-await-in-loop
    const { isGood, output, seconds } = await run(step);
    console.log(`\n${isGood ? 'ok' : 'FAILED'}  ${step}  (${describeTime(begin, seconds)})`);
    if (output) console.log(output);
    if (!isGood) failed.push(step);
  }
}

interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
  /** The processor seconds of the command and of all that it started. */
  readonly seconds: number;
}

/**
 * Returns all that a command printed, in order. One that does not start has failed as well.
 */
function run(command: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const [name = '', ...args] = command.split(' ');
    const options = {
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
      // Programs of packages are scripts there, which only a shell starts.
      shell: process.platform === 'win32',
    };
    const child = spawn(name, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    let seconds = 0;
    const end = (isGood: boolean) => {
      running.delete(child);
      resolve({ isGood, output: Buffer.concat(parts).toString().trim(), seconds });
    };
    running.add(child);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message));
      end(false);
    });
    child.on('exit', () => {
      // The system adds what a command took once it has ended, and that of one at a time.
      const sum = readEndedSeconds();
      [seconds, endedSeconds] = [sum - endedSeconds, sum];
    });
    child.on('close', (code) => end(code === 0));
  });
}

function describeTime(begin: number, processorSeconds: number): string {
  const seconds = (performance.now() - begin) / MS_A_SECOND;
  return `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processors`;
}
