import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../../build-site.ts';
import type { Measured } from '../figures.ts';

const GENERATOR_CORE = '1';
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/**
 * Puts the built server under load: on Linux with two processors, since each side gets one for
 * itself.
 */
export async function measureLoad(): Promise<Measured> {
  buildSite();
  const { status, stdout, error } = spawnSync(
    'taskset',
    ['-c', GENERATOR_CORE, process.execPath, MAIN],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (error || status !== 0) {
    throw new Error(
      'The load could not be generated. It takes Linux, taskset and two processors.',
      {
        cause: error,
      },
    );
  }
  return JSON.parse(stdout) as Measured;
}
