import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const COMMAND = join(import.meta.dirname, 'validate.ts');
/** The environment of the test run may ask for colours. */
const env = { ...process.env, FORCE_COLOR: '0' };

test.each([
  [0, ['good.json']],
  [1, ['good.json', 'bad.json']],
  [2, ['good.json', 'absent.json']],
])('the command of the shell exits %i for %j', (exitCode, args) => {
  const cwd = temporaryFolder({
    'good.json': { componentType: 'service-card', title: 'Saver Plus' },
    'bad.json': { componentType: 'service-card' },
  });

  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });

  expect(status).toBe(exitCode);
  expect(stdout).toMatch(/files? checked, \d problems?\.\n/);
});

test('the command reads what another program pipes into it', () => {
  const input = JSON.stringify({ componentType: 'service-card' });

  const { status, stdout } = spawnSync(process.execPath, [COMMAND, '-'], {
    input,
    env,
    encoding: 'utf8',
  });

  expect(stdout).toContain('<stdin>:1:1  error  missing-property  /title');
  expect(status).toBe(1);
});

test('the command helps with exit code 0, and refuses what it does not know with 2', () => {
  const options = { env, encoding: 'utf8' } as const;

  const help = spawnSync(process.execPath, [COMMAND, '--help'], options);
  const slip = spawnSync(process.execPath, [COMMAND, '--strickt', '.'], options);

  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain('--format <name>');
  expect(slip).toMatchObject({ status: 2, stdout: '' });
  expect(slip.stderr).toContain('Did you mean --strict?');
});

test('a file named on the command line is checked while standard input stays open', async () => {
  const cwd = temporaryFolder({
    'good.json': { componentType: 'service-card', title: 'Saver Plus' },
  });

  const child = spawn(process.execPath, [COMMAND, 'good.json'], { cwd, env, stdio: 'pipe' });
  const [status] = await once(child, 'exit');

  expect(status).toBe(0);
});
