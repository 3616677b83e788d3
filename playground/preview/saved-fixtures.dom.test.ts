import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { mergeFixtures, readSavedFixtures } from './saved-fixtures.ts';

const BUNDLED = createMemoryStore({ 'pages/a.json': 1, 'pages/b.json': 2, 'macros/m.json': 3 });

/** The fixtures of a preview whose document holds this. */
function openStore(text?: string) {
  const own = document.implementation.createHTMLDocument();
  if (text !== undefined) {
    const element = own.createElement('script');
    element.id = 'saved-fixtures';
    element.textContent = text;
    own.head.append(element);
  }
  return mergeFixtures(BUNDLED, readSavedFixtures(own));
}

test('what was saved takes the place of what the tools brought along', async () => {
  const store = openStore(
    JSON.stringify({ 'pages/a.json': '{"is":"new"}', 'pages/c.json': '4', 'pages/b.json': null }),
  );

  const read = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => store.read(`pages/${name}.json`)),
  );

  expect(read).toEqual([{ is: 'new' }, undefined, 4, undefined]);
  expect(await store.list('pages')).toEqual(['pages/a.json', 'pages/c.json']);
  expect([await store.read('macros/m.json'), await store.list('macros')]).toEqual([
    3,
    ['macros/m.json'],
  ]);
});

test('a saved file that is no JSON is named', async () => {
  const store = openStore(JSON.stringify({ 'pages/a.json': '{' }));

  await expect(store.read('pages/a.json')).rejects.toThrow('pages/a.json is not valid JSON');
});

test.each([undefined, '{}', '[]', '{"pages/a.json":7}'])(
  'where %s was saved, all is as built',
  async (text) => {
    expect(await openStore(text).read('pages/a.json')).toBe(1);
  },
);
