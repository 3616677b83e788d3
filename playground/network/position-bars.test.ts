import { expect, test } from 'vitest';
import { positionBars } from './position-bars.ts';

test('bars begin and end as their calls do, and one under way reaches to the end', () => {
  const bars = positionBars([
    { startedMs: 10, durationMs: 40 },
    { startedMs: 30 },
    { startedMs: 60, durationMs: 50 },
  ]);

  expect(bars).toEqual([
    { start: 0, length: 0.4 },
    { start: 0.2, length: 0.8 },
    { start: 0.5, length: 0.5 },
  ]);
});

test('a long pause before a call makes the others no smaller than a short one', () => {
  const before = { startedMs: 0, durationMs: 50 };

  const [first, late] = positionBars([before, { startedMs: 60_000, durationMs: 100 }]);

  expect(first).toEqual({ start: 0, length: 0.25 });
  expect(late).toEqual({ start: 0.5, length: 0.5 });
});

test('a call of no time can be seen, within the picture', () => {
  const [, last] = positionBars([
    { startedMs: 0, durationMs: 1_000 },
    { startedMs: 1_000, durationMs: 0 },
  ]);

  expect(last).toEqual({ start: 0.99, length: 0.01 });
  expect(positionBars([])).toEqual([]);
});
