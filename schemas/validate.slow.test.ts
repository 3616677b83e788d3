import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const COMMAND = join(import.meta.dirname, 'validate.ts');
/** The environment of the test run may ask for colours. */
const env = { ...process.env, FORCE_COLOR: '0' };

// The function behind the command tests what is printed for other requests, and the code it ends
// with: `validate/command.test.ts`.
test('the command reads what another program pipes into it, and ends with the code of what it found', () => {
  const input = JSON.stringify({ componentType: 'service-card' });

  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, '-'], {
    input,
    env,
    encoding: 'utf8',
  });

  expect(stdout).toContain('<stdin>:1:1  error  missing-property  /title');
  expect([status, stderr]).toEqual([1, '']);
});

test('files named on the command line are checked while standard input stays open', async () => {
  const cwd = temporaryFolder({
    'good.json': { componentType: 'service-card', title: 'Saver Plus' },
  });

  const child = spawn(process.execPath, [COMMAND, 'good.json', 'absent.json'], { cwd, env });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  const [status] = await once(child, 'exit');

  const [stdout, stderr] = await printed;
  expect(stdout).toMatch(/1 file checked, 0 problems\.\n/);
  expect(stderr).toContain('absent.json');
  expect(status).toBe(2);
});
