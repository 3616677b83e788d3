import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each([
  ['2026-11-18', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['18-11-2026', false],
  ['2026-11-18T00:00:00Z', false],
  ['', false],
])('whether %j is a day: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
