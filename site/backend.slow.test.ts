import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A process starts slowly where others are busy. */
const LIMIT = { timeout: 30_000 };

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['site/backend.ts', ...args], { encoding: 'utf8' });

test('npm run backend prints how it is used', LIMIT, () => {
  const { status, stdout } = run('--help');

  expect(status).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run backend/);
  expect(stdout).toMatch(/BACKEND_PORT .*Default: 4174\./);
  expect(stdout).toContain('VITRINE_IMAGE_ORIGIN=http://127.0.0.1:4174');
});

test('npm run backend does not guess at an argument that it does not know', LIMIT, () => {
  const { status, stdout, stderr } = run('--prot', '80');

  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^There is no flag --prot\./);
  expect(stderr).toContain('BACKEND_PORT');
});
