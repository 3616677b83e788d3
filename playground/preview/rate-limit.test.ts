import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('so many calls a second are allowed, and the same again in the next', () => {
  let now = 5_000;
  const allow = createRateLimit(3, () => now);
  const answers = (count: number) => Array.from({ length: count }, allow);

  const first = answers(5);
  now += 999;
  const sameSecond = answers(1);
  now += 1;
  const nextSecond = answers(4);

  expect(first).toEqual([true, true, true, false, false]);
  expect(sameSecond).toEqual([false]);
  expect(nextSecond).toEqual([true, true, true, false]);
});
