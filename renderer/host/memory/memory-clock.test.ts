import { expect, test } from 'vitest';
import { createMemoryClock } from './memory-clock.testing.ts';

const THREE_MINUTES_MS = 180_000;

test('three minutes pass in one line, and what falls due on the way runs', async () => {
  const clock = createMemoryClock(0);
  const ranAt: number[] = [];
  clock.after(THREE_MINUTES_MS, () => ranAt.push(clock.now()));
  clock.after(THREE_MINUTES_MS + 1, () => ranAt.push(clock.now()));

  await clock.advance(THREE_MINUTES_MS);

  expect(ranAt).toEqual([THREE_MINUTES_MS]);
  expect(clock.now()).toBe(THREE_MINUTES_MS);
});

test('tasks run in the order they fall due, those of one moment in the order they were set', async () => {
  const clock = createMemoryClock(0);
  const ran: string[] = [];
  clock.after(20, () => ran.push('later'));
  clock.after(10, () => ran.push('first'));
  clock.after(10, () => ran.push('second'));

  await clock.advance(20);

  expect(ran).toEqual(['first', 'second', 'later']);
});

test('a stopped task does not run', async () => {
  const clock = createMemoryClock(0);
  const ran: string[] = [];
  const stop = clock.after(10, () => ran.push('stopped'));
  clock.after(10, () => ran.push('left'));

  stop();
  await clock.advance(10);

  expect(ran).toEqual(['left']);
});

test('a task that sets the next one is followed by it within the same stretch of time', async () => {
  const clock = createMemoryClock(0);
  const ranAt: number[] = [];
  const beat = () => {
    ranAt.push(clock.now());
    clock.after(10, beat);
  };
  clock.after(10, beat);

  await clock.advance(35);

  expect(ranAt).toEqual([10, 20, 30]);
});

test('what waits for a promise between two timers goes on before the second', async () => {
  const clock = createMemoryClock(0);
  const ran: string[] = [];
  clock.after(10, () => void Promise.resolve().then(() => ran.push('promise')));
  clock.after(11, () => ran.push('timer'));

  await clock.advance(11);

  expect(ran).toEqual(['promise', 'timer']);
});

test('a delay below zero is due at once', async () => {
  const clock = createMemoryClock(5);
  const ranAt: number[] = [];
  clock.after(-1_000, () => ranAt.push(clock.now()));

  await clock.advance(0);

  expect(ranAt).toEqual([5]);
});
