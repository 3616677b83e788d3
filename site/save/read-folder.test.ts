import { symlinkSync, writeFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { openApi, pageText } from './open-api.testing.ts';
import { createChangeLister } from './read-folder.ts';
import { createVersionReader } from './fixture-versions.ts';

const RATES = 'macros/rates.json';

const HOME = 'pages/en/individuals.json';
const MINE = 'pages/en/mine.json';

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

test('what was saved since the build is told, and nothing else', async () => {
  const { root, create } = openApi();
  const listChanged = createChangeLister({ root, builtFile: await builtWith(root, [HOME, RATES]) });
  const paths = [HOME, MINE, RATES, 'macros/none.json'];
  const before = await listChanged(paths);
  await create(MINE, pageText('Mine'));
  writeFileSync(join(root, RATES), '{"groups":[ ]}');

  expect(before).toEqual([]);
  expect(await listChanged(paths)).toEqual([MINE, RATES]);
});

test('what was written again as it was, at whatever time, has not changed', async () => {
  const { root } = openApi();
  const listChanged = createChangeLister({ root, builtFile: await builtWith(root, [HOME]) });
  const later = new Date('2126-01-01T00:00:00Z');

  writeFileSync(join(root, HOME), pageText('Other'));
  const other = await listChanged([HOME]);
  writeFileSync(join(root, HOME), pageText('Home'));
  utimesSync(join(root, HOME), later, later);

  expect([other, await listChanged([HOME])]).toEqual([[HOME], []]);
});

test('the list of the fixtures says it, and says nothing where there is no build', async () => {
  const list = async (folder: string) => (folder === 'pages' ? [HOME] : []);
  const changedOf = async (options: Parameters<typeof openApi>[0]) => {
    const { value } = await openApi({ list, ...options }).send('', { method: 'GET' });
    return value['changed'];
  };

  expect([await changedOf({ builtFile: withoutRecord }), await changedOf({})]).toEqual([
    [HOME],
    [],
  ]);
});

/** A record of these fixtures as they are now, as a build would write it. */
async function builtWith(root: string, paths: readonly string[]) {
  const versions = Object.fromEntries(await createVersionReader(root)(paths));
  const file = join(temporaryFolder({ 'fixtures.json': versions }), 'fixtures.json');
  return async () => file;
}

const withoutRecord = async () => join(temporaryFolder(), 'none.json');
