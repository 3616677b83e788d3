import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { memoizeUntilChange } from '../local/saved-fixtures.ts';

/** A folder in which is counted how often somebody looks. */
function countedFolder() {
  const root = temporaryFolder({ 'home.json': {} });
  mkdirSync(join(root, 'pages/en'), { recursive: true });
  writeFileSync(join(root, 'pages/en/index.json'), '{}');
  const looks = { count: 0 };
  const ask = memoizeUntilChange([root], async () => (looks.count += 1));
  const at = (path: string) => join(root, path);
  /** Asks until it is looked again. */
  const isLookedAgain = async () => {
    const before = looks.count;
    await expect.poll(ask).toBeGreaterThan(before);
  };
  return { root, ask, at, looks, isLookedAgain };
}

test('what was found is remembered, for as long as nothing changes', async () => {
  const { ask } = countedFolder();

  const found = [await ask(), await ask(), await Promise.all([ask(), ask()])];

  expect(found).toEqual([1, 1, [1, 1]]);
});

test.each<[string, (at: (path: string) => string) => void]>([
  ['a file is written', (at) => writeFileSync(at('pages/en/index.json'), '{ }')],
  ['a file is added', (at) => writeFileSync(at('pages/new.json'), '{}')],
  ['a file is removed', (at) => rmSync(at('home.json'))],
  ['a file counts as older', (at) => utimesSync(at('home.json'), 1, 1)],
  ['a folder is added', (at) => mkdirSync(at('macros'))],
])('it is looked for again once %s', async (_what, change) => {
  const { ask, at, isLookedAgain } = countedFolder();
  await ask();

  change(at);

  await expect(isLookedAgain()).resolves.toBeUndefined();
});

test('so it is in folders that came later, or that came back', async () => {
  const { ask, at, isLookedAgain } = countedFolder();
  await ask();
  mkdirSync(at('macros'));
  await isLookedAgain();
  writeFileSync(at('macros/rates.json'), '{}');
  await isLookedAgain();
  rmSync(at('pages/en'), { recursive: true });
  await isLookedAgain();
  mkdirSync(at('pages/en'));
  await isLookedAgain();

  writeFileSync(at('pages/en/index.json'), '{}');

  await expect(isLookedAgain()).resolves.toBeUndefined();
});

test('where nothing can be watched, it is looked for each time', async () => {
  let looks = 0;
  const ask = memoizeUntilChange([join(temporaryFolder(), 'none')], async () => (looks += 1));

  expect([await ask(), await ask()]).toEqual([1, 2]);
});
