import { expect, test } from 'vitest';
import { pathsOfFixture, takeSample, takeStratifiedSample } from './take-sample.ts';

const items = Array.from({ length: 100 }, (_, index) => index);
const run = { changedFiles: ['a/7.json', 'b/x/y.ts'], isDeep: false, sampleSeed: 3 };

const take = (sampleSeed: number) => takeSample(items, { count: 4 }, { ...run, sampleSeed });

test('a sample has what the change touches, what a requirement needs, and as many others as asked for', () => {
  const sample = takeSample(
    items,
    {
      count: 10,
      pathsOf: (item) => [`a/${item}.json`, ...(item === 42 ? ['b/x/'] : [])],
      always: (item) => item === 99,
    },
    run,
  );

  expect(sample).toEqual(expect.arrayContaining([7, 42, 99]));
  expect(sample).toHaveLength(13);
  expect(sample).toEqual(sample.toSorted((one, other) => one - other));
});

test('the same seed takes the same, another one others, from all over the list', () => {
  expect(take(3)).toEqual([3, 28, 53, 78]);
  expect(take(4)).toEqual([4, 29, 54, 79]);
});

test('a deep run takes all, and so does whoever asks for more than there are', () => {
  expect(takeSample(items, { count: 1 }, { ...run, isDeep: true })).toEqual(items);
  expect(takeSample(items, { count: 101 }, run)).toEqual(items);
});

test('a stratified sample has so many of each group, in the order of the groups', () => {
  const options = { groupOf: (item: number) => item % 2, count: 2 };

  expect(takeStratifiedSample(items, options, run)).toEqual([6, 56, 7, 57]);
});

test('a fixture is made of its file, its component and its schema', () => {
  const { changedFiles, ...rest } = run;
  const names = ['cards/a/full', 'cards/a/minimal', 'cards/b/full', 'cards/c/full'];
  const takeFor = (...files: string[]) =>
    takeSample(names, { count: 0, pathsOf: pathsOfFixture }, { ...rest, changedFiles: files });

  expect(takeFor(...changedFiles)).toEqual([]);
  expect(takeFor('registry/cards/a/a.dom.test.tsx')).toEqual([]);
  expect(takeFor('fixtures/cards/a/full.json')).toEqual(['cards/a/full']);
  expect(takeFor('registry/cards/b/b.css')).toEqual(['cards/b/full']);
  expect(takeFor('schemas/cards/a.schema.json')).toEqual(['cards/a/full', 'cards/a/minimal']);
});
