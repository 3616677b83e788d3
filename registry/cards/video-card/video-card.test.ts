import { expect, test } from 'vitest';
import { formatClockTime } from './video-card.tsx';

test.each([
  [1, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
  [222, '3:42'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [4325, '1:12:05'],
  [86_400, '24:00:00'],
])('%i seconds are written %s', (seconds, text) => {
  expect(formatClockTime(seconds)).toBe(text);
});
