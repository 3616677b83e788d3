import { expect, test } from 'vitest';
import { isMissed, isWithin, ratioOf, type Figure } from './figures.ts';

const TIME: Figure = { name: 'a time', value: 6, baseline: 4, unit: 'ms', bound: 1.5 };
const COUNT: Figure = { name: 'a count', value: 1, unit: 'count', bound: 1 };

test('a figure with a baseline is held against it, one without by itself', () => {
  expect(ratioOf(TIME)).toBe(1.5);
  expect(ratioOf(COUNT)).toBe(1);
});

test.each([
  [TIME, true],
  [{ ...TIME, value: 6.1 }, false],
  [COUNT, true],
  [{ ...COUNT, value: 2 }, false],
  [{ ...TIME, value: Number.NaN }, false],
  [{ ...TIME, value: 0, baseline: 0 }, false],
])('%j is within its bound: %s', (figure, expected) => {
  expect(isWithin(figure)).toBe(expected);
});

test.each([
  [1.5, true, false],
  [1.6, true, true],
  [1.9, false, false],
])(
  'a goal of 1.5 that is out of reach: %d is within what was reached: %s, and missed: %s',
  (ratio, within, missed) => {
    const figure = { ...TIME, value: ratio * 4, reached: 1.8 };

    expect([isWithin(figure), isMissed(figure)]).toEqual([within, missed]);
  },
);
