import { expect, test } from 'vitest';
import { medianOf } from './percentiles.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[100, 2, 10], 10],
  [[], Number.NaN],
])('the middle of %j is %d', (values, expected) => {
  expect(medianOf(values)).toBe(expected);
});

test('the values keep their order', () => {
  const values = [3, 1, 2];

  medianOf(values);

  expect(values).toEqual([3, 1, 2]);
});
