import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './validate/try-command.ts';

const COMMAND = join(import.meta.dirname, 'validate.ts');

test.each([
  [0, ['good.json']],
  [1, ['good.json', 'bad.json']],
  [2, ['good.json', 'absent.json']],
])('the command of the shell exits %i for %j', (exitCode, words) => {
  const cwd = temporaryFolder({
    'good.json': { componentType: 'service-card', title: 'Saver Plus' },
    'bad.json': { componentType: 'service-card' },
  });

  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd,
    encoding: 'utf8',
  });

  expect(status).toBe(exitCode);
  expect(stdout).toMatch(/files? checked, \d problems?\.\n$/);
});
