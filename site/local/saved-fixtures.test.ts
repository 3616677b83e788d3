import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskStore } from '#fixtures/node';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createFixtureState, writeSavedFixtures } from './saved-fixtures.ts';

const HTML = '<html><head></head><body></body></html>';

test('what differs from the build is told with its text, what is new and what is gone too', async () => {
  const root = temporaryFolder({
    'pages/a.json': '{"a":1}',
    'macros/b.json': '{}',
    'x.json': '{}',
  });
  const built: Record<string, string> = {};
  const folder = temporaryFolder();
  const builtFile = async () => join(folder, 'fixtures.json');
  const make = () => createFixtureState({ store: createDiskStore(root), root, builtFile });
  for (const [path, version] of await make().versions()) built[path] = version;
  writeFileSync(await builtFile(), JSON.stringify(built));
  const asBuilt = await make().saved();

  writeFileSync(join(root, 'pages/a.json'), '{"a":2}');
  writeFileSync(join(root, 'pages/c.json'), '{}');
  rmSync(join(root, 'macros/b.json'));

  expect(Object.keys(built).toSorted()).toEqual(['macros/b.json', 'pages/a.json']);
  expect(asBuilt).toEqual({});
  expect(await make().saved()).toEqual({
    'pages/a.json': '{"a":2}',
    'pages/c.json': '{}',
    'macros/b.json': null,
  });
});

test('a document gets it as data, which no text in it can end', () => {
  const saved = { 'pages/a.json': '{"a":"</script><script>alert(1)</script><!--$&"}' };

  const html = writeSavedFixtures(HTML, saved);

  const [, json = ''] =
    /<script type="application\/json" id="saved-fixtures">([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(saved);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});

test('a document stays as it is where nothing differs', () => {
  expect(writeSavedFixtures(HTML, {})).toBe(HTML);
});
