import { expect, test } from 'vitest';
import { bestOfRounds } from './rounds.ts';

/** A clock that only work moves. */
function workingClock() {
  let present = 0;
  return {
    now: () => present,
    /** Work that takes so many milliseconds, round after round. */
    taking: (...durations: readonly number[]) => {
      let round = 0;
      return () => {
        present += durations[round] ?? 0;
        round += 1;
      };
    },
  };
}

test('the best round of each side counts, whichever round that was', async () => {
  const { now, taking } = workingClock();

  const best = await bestOfRounds(
    { subject: taking(9, 7, 8), baseline: taking(4, 5, 3) },
    { warmUps: 0, rounds: 3, now },
  );

  expect(best).toEqual({ subjectMs: 7, baselineMs: 3 });
});

test('rounds that warm up do not count', async () => {
  const { now, taking } = workingClock();

  const best = await bestOfRounds(
    { subject: taking(1, 1, 8), baseline: taking(1, 1, 6) },
    { warmUps: 2, rounds: 1, now },
  );

  expect(best).toEqual({ subjectMs: 8, baselineMs: 6 });
});

test('both sides run by turns, and each begins every other round', async () => {
  const order: string[] = [];

  await bestOfRounds(
    { subject: () => void order.push('subject'), baseline: () => void order.push('baseline') },
    { warmUps: 1, rounds: 2 },
  );

  expect(order).toEqual(['baseline', 'subject', 'subject', 'baseline', 'baseline', 'subject']);
});

test('a side that measures itself is taken at its word', async () => {
  const { now, taking } = workingClock();

  const best = await bestOfRounds(
    { subject: () => Promise.resolve(2.5), baseline: taking(4) },
    { warmUps: 0, rounds: 1, now },
  );

  expect(best).toEqual({ subjectMs: 2.5, baselineMs: 4 });
});
