import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApi } from './open-api.testing.ts';

const RATES = 'macros/rates.json';

test('a folder of a tab is read in one answer, each file with its text and version', async () => {
  const { send, read, version } = openApi({ list: async (folder) => [`${folder}/rates.json`] });

  const { status, value } = await send('/macros/', {});

  expect(status).toBe(200);
  expect(value).toEqual({ files: [{ path: RATES, text: read(RATES), version: version(RATES) }] });
});

test('a file in it that leads elsewhere, is wrong on purpose or is gone is left out', async () => {
  const names = ['rates', 'link', 'gone', 'wrong.invalid'];
  const { send, root, outside } = openApi({
    list: async () => names.map((name) => `macros/${name}.json`),
  });
  symlinkSync(join(outside, 'secret.json'), join(root, 'macros/link.json'));
  writeFileSync(join(root, 'macros/wrong.invalid.json'), '{}');

  const { value } = await send('/macros/', {});

  expect(value).toMatchObject({ files: [{ path: RATES }] });
});

test.each(['/pages/', '/scenarios/', '/nothing/', '//', '/macros/rates/'])(
  'no other folder is read: %s',
  async (path) => {
    const { send } = openApi({ list: async () => [RATES] });

    const { status, refused } = await send(path, {});

    expect(status).toBeGreaterThanOrEqual(400);
    expect(refused).toBeDefined();
  },
);
