import { expect, test } from 'vitest';
import { takeSample } from './take-sample.ts';

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
