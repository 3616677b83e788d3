import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What package.json runs with Node, by the name somebody types. */
const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const COMMANDS = [
  'bench',
  'mutate',
  'size',
  'test:deep',
  'screens',
  'generate',
  'icons',
  'coverage:scenarios',
];

function run(command: string, ...args: string[]) {
  const file = /^node (\S+\.ts)$/.exec(scripts.scripts[command] ?? '')?.[1] ?? '';
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

describe.concurrent.each(COMMANDS)('npm run %s', (command) => {
  test('prints with --help how it is used, and does nothing', { timeout: 60_000 }, async () => {
    const { code, stdout, stderr } = await run(command, '--help');

    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: npm run ${command}\\b.*\n\n[A-Z].*\\.`));
  });

  test('ends with 2 for a flag that it does not know', { timeout: 60_000 }, async () => {
    const { code, stdout, stderr } = await run(command, '--halp');

    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no flag --halp\. Did you mean --help\?\n\nUsage: /);
  });
});
