import { spawnSync } from 'node:child_process';

/** All projects but those of `npm run test:deep`. */
export const NOT_DEEP = ['--project=!deep', '--project=!*-deep'] as const;

/**
 * These arguments apply where a file, folder or row is named: deep tests of components run as well.
 */
export const NO_SWEEPS = ['--project=!deep', '--exclude=tests/deep/**'] as const;

/** Leaves out the tests of the other kinds that are as dear as deep ones. */
export const NOT_TAGGED_DEEP = '--tags-filter=!deep';

/**
 * Runs Vitest once in a process of its own, which prints where this one does, and gives its exit
 * status.
 */
export function runVitest(args: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  });
  return status ?? 1;
}
