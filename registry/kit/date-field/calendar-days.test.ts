import { expect, test } from 'vitest';
import {
  addMonths,
  clampDay,
  getFirstDayOfWeek,
  isWithin,
  listWeeks,
  moveByKey,
} from './calendar-days.ts';
import { toIsoDate } from './format-date.ts';

const day = (text: string) => new Date(`${text}T00:00`);

test.each([
  ['en-GB', 1],
  ['nl-BE', 1],
  ['en', 0],
  ['en-US', 0],
  ['ar-EG', 6],
  ['pt-PT', 0],
])('weeks in %s begin with day %d', (locale, first) => {
  expect(getFirstDayOfWeek(locale)).toBe(first);
});

test.each([
  ['2026-02-10', 1, 5, '2026-01-26', '2026-03-01'],
  ['2026-02-10', 0, 4, '2026-02-01', '2026-02-28'],
  ['2026-08-31', 1, 6, '2026-07-27', '2026-09-06'],
])('the weeks of the month of %s, from day %d, are %d', (...[month, first, count, from, to]) => {
  const weeks = listWeeks(day(month), first);

  expect(weeks).toHaveLength(count);
  expect(weeks.every(({ length }) => length === 7)).toBe(true);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]].map((each) => each && toIsoDate(each))).toEqual([
    from,
    to,
  ]);
});

test.each([
  ['ArrowLeft', false, '2024-02-28'],
  ['ArrowRight', false, '2024-03-01'],
  ['ArrowUp', false, '2024-02-22'],
  ['ArrowDown', false, '2024-03-07'],
  ['Home', false, '2024-02-26'],
  ['End', false, '2024-03-03'],
  ['PageUp', false, '2024-01-29'],
  ['PageDown', false, '2024-03-29'],
  ['PageUp', true, '2023-02-28'],
  ['PageDown', true, '2025-02-28'],
])('%s, with Shift %s, leads from 29 February 2024 to %s', (key, isShifted, expected) => {
  const move = { key, isShifted, firstDay: 1, isRightToLeft: false };

  expect(toIsoDate(moveByKey(day('2024-02-29'), move) ?? new Date(0))).toBe(expected);
});

test('left is the next day where days run from right to left, and a letter leads nowhere', () => {
  const move = { isShifted: false, firstDay: 6, isRightToLeft: true };

  expect(moveByKey(day('2024-02-29'), { ...move, key: 'ArrowLeft' })).toEqual(day('2024-03-01'));
  expect(moveByKey(day('2024-02-29'), { ...move, key: 'a' })).toBeUndefined();
});

test('no day beyond the bounds is reached', () => {
  const bounds = { min: day('2026-01-10'), max: day('2026-02-10') };

  expect(clampDay(day('2025-12-31'), bounds)).toEqual(bounds.min);
  expect(clampDay(addMonths(day('2026-01-31'), 1), bounds)).toEqual(bounds.max);
  expect([day('2026-01-10'), day('2026-02-11')].map((each) => isWithin(each, bounds))).toEqual([
    true,
    false,
  ]);
  expect(clampDay(day('2030-01-01'), {})).toEqual(day('2030-01-01'));
});
