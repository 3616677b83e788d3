import { spawn, type ChildProcess } from 'node:child_process';
import { findChange } from '#tests/sample/changed-files.ts';

const change = findChange();
/** All files are written anew for it, which `npm test` does whatever the change is. */
const isSchemaTouched =
  change.base === undefined || change.files.some((file) => file.startsWith('schemas/'));

/**
 * npm run check: what has to hold before a commit, in two lanes side by side. Each step prints what
 * it has to say once it ends, and the names of those that failed stand last. Ctrl-C ends whatever
 * runs.
 */
const LANES: readonly (readonly string[])[] = [
  ['node .ci/check-types.ts', 'oxlint --type-aware'],
  [
    'node tests/run-changed.ts --unit',
    ...(isSchemaTouched ? ['node schemas/generate.ts --check'] : []),
    'oxfmt --check',
    'knip --no-config-hints --cache',
    'knip --production --include files,exports --cache',
    'node .ci/check-lock.ts',
  ],
];

/** How a shell says that Ctrl-C ended a command. */
const INTERRUPTED = 130;

const MS_A_SECOND = 1_000;

const running = new Set<ChildProcess>();
const startTime = performance.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    running.forEach((child) => child.kill(signal));
    process.exit(INTERRUPTED);
  });
}

const failed = (await Promise.all(LANES.map(failedOf))).flat();
console.log(`\n${secondsSince(startTime)} s in all.`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}

/** Runs the steps of a lane one after the other, all of them, and names those that failed. */
async function failedOf(steps: readonly string[]): Promise<string[]> {
  const bad: string[] = [];
  for (const step of steps) {
    const begin = performance.now();
    const { isGood, output } = await run(step);
    console.log(`\n${isGood ? 'ok' : 'FAILED'}  ${step}  (${secondsSince(begin)} s)`);
    if (output) console.log(output);
    if (!isGood) bad.push(step);
  }
  return bad;
}

/**
 * Returns all that a command printed, in order. One that does not start has failed as well.
 */
function run(command: string): Promise<{ readonly isGood: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const [name = '', ...args] = command.split(' ');
    const options = {
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
      // Programs of packages are scripts there, which only a shell starts.
      shell: process.platform === 'win32',
    };
    const child = spawn(name, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    const end = (isGood: boolean) => {
      running.delete(child);
      resolve({ isGood, output: Buffer.concat(parts).toString().trim() });
    };
    running.add(child);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function secondsSince(begin: number): string {
  return ((performance.now() - begin) / MS_A_SECOND).toFixed(1);
}
