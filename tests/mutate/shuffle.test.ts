import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

test('one seed gives one order, of all values', () => {
  expect(shuffle(VALUES, 3)).toEqual(shuffle(VALUES, 3));
  expect(shuffle(VALUES, 3).toSorted((one, other) => one - other)).toEqual(VALUES);
});

test('another seed gives another order', () => {
  expect(shuffle(VALUES, 4)).not.toEqual(shuffle(VALUES, 3));
});
