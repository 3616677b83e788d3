import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

/** A process starts slowly where others are busy. */
const LIMIT = { timeout: 30_000 };

/** Runs npm run dev's server where it is expected to end by itself. */
async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const server = spawn(process.execPath, ['site/dev.ts', ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill());
  const [stdout, stderr] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    server.exitCode === null && once(server, 'exit'),
  ]);
  return { code: server.exitCode, stdout, stderr };
}

test('npm run dev prints how it is used', LIMIT, async () => {
  const { code, stdout } = await run(['--help']);

  expect(code).toBe(0);
  expect(stdout).toMatch(/PORT +Where to listen; 0 for any free port\. Default: 4173/);
});

test('npm run dev does not guess at an argument that it does not know', LIMIT, async () => {
  const { code, stderr } = await run(['--port', '80']);

  expect(code).toBe(2);
  expect(stderr).toContain('--port');
});

test('npm run dev says that its port is taken, and what to do', LIMIT, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;

  const { code, stderr } = await run([], { PORT: String(port) });

  expect(code).toBe(1);
  expect(stderr).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what listens there, or give another port in PORT.\n`,
  );
});
