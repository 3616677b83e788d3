import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** Starts a command as a shell does, in an environment without colours. */
function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, FORCE_COLOR: '0', ...variables };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

test('a command prints with --help how it is used, and does nothing', async () => {
  const { code, stdout, stderr } = await run(['registry/kit/icon/generate.ts', '--help']);

  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: npm run icons\b.*\n\n[A-Z].*\./);
});

test('a server ends with 2 for a flag that it does not know', async () => {
  const { code, stdout, stderr } = await run(['site/backend.ts', '--prot', '80']);

  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^There is no flag --prot\..*Usage: npm run backend\b.*BACKEND_PORT/s);
});

test('a command that needs a browser stops without one before anything else, with one message', async () => {
  const { code, stdout, stderr } = await run(['tests/run.ts'], { CHROMIUM_PATH: '/nowhere' });

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    'CHROMIUM_PATH is "/nowhere", which is not the path of an executable. Correct it or unset it.\n',
  );
});
