import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { listChangedFixtures } from './changed-since.ts';
import { openApi, pageText } from './open-api.testing.ts';

const BUILT = new Date('2026-01-02T00:00:00Z');
const BEFORE = new Date('2026-01-01T00:00:00Z');
const HOME = 'pages/en/individuals.json';
const MINE = 'pages/en/mine.json';

test('what was saved after the build is told, and nothing else', async () => {
  const api = openApi();
  const { root, create } = api;
  const builtFile = join(temporaryFolder({ 'preview.json': {} }), 'preview.json');
  const paths = [HOME, MINE, 'macros/rates.json', 'macros/none.json'];
  for (const path of [HOME, 'macros/rates.json']) utimesSync(join(root, path), BEFORE, BEFORE);
  utimesSync(builtFile, BUILT, BUILT);
  const before = await listChangedFixtures(paths, { root, builtFile });
  await create(MINE, pageText('Mine'));

  expect(before).toEqual([]);
  expect(await listChangedFixtures(paths, { root, builtFile })).toEqual([MINE]);
});

test('the list of the fixtures says it, and says nothing where there is no build', async () => {
  const builtFile = join(temporaryFolder({ 'preview.json': {} }), 'preview.json');
  utimesSync(builtFile, BUILT, BUILT);
  const list = async (folder: string) => (folder === 'pages' ? [HOME] : []);
  const changedOf = async (options: Parameters<typeof openApi>[0]) => {
    const { value } = await openApi({ list, ...options }).send('', { method: 'GET' });
    return value['changed'];
  };

  expect([await changedOf({ builtFile }), await changedOf({})]).toEqual([[HOME], []]);
});
