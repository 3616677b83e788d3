import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser.ts';
import { todayAsSeed } from './finished-units.ts';

/**
 * npm run test:deep -- [--shard 2/8] [--seed <n>] [--resume] [words of a unit's name]: every width, late and
 * lost resources, random pages, and long runs. What has passed is remembered; `--resume` leaves it out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shard: { type: 'string', default: '1/1' },
    seed: { type: 'string', default: String(todayAsSeed()) },
    resume: { type: 'boolean', default: false },
  },
});
const { shard, seed, resume } = values;
if (!isShard(shard) || !/^\d{1,9}$/.test(seed)) {
  console.error('Say --shard as 2/8, the second of eight, and --seed as a whole number.');
  process.exit(2);
}

console.log(`Deep tests, shard ${shard}, seed ${seed}. The same seed repeats this run.`);
const reporter = (path: string) => `--reporter=${fileURLToPath(new URL(path, import.meta.url))}`;
const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project=deep',
    ...(positionals.length > 0 ? ['--testNamePattern', positionals.join(' ')] : []),
    reporter('progress-reporter.ts'),
    reporter('../summary-reporter.ts'),
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: await ensureBrowser(),
      DEEP_SHARD: shard,
      DEEP_SEED: seed,
      DEEP_RESUME: resume ? '1' : '',
    },
  },
);
process.exit(status ?? 1);

function isShard(text: string): boolean {
  const [, number, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return Number(number) >= 1 && Number(number) <= Number(of);
}
