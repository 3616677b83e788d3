import { spawnSync } from 'node:child_process';

/**
 * Builds the site once before the tests that visit it. Throws with the build's words when it fails.
 */
export function setup(): void {
  const { status, stdout, stderr } = spawnSync('vite', ['build', '--app', '--logLevel', 'warn'], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
}
