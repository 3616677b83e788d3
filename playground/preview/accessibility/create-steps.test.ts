import { expect, test } from 'vitest';
import { createSteps } from './create-steps.ts';

/** Steps whose pauses end when a test says so, each of which takes a while. */
function openSteps(stepMs: number) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const done: (string | number)[] = [];
  const steps = createSteps({
    pause: () => new Promise((resolve) => void waiting.push(resolve)),
    now: () => time,
  });
  const add = (name: number) =>
    steps.add({
      run() {
        time += stepMs;
        done.push(name);
      },
      skip: () => done.push(`skipped ${name}`),
    });
  /** Ends a pause; returns what is done until the next. */
  const goOn = async () => {
    const before = done.length;
    waiting.shift()?.();
    await new Promise((resolve) => void setImmediate(resolve));
    return done.slice(before);
  };
  return { ...steps, add, goOn, done };
}

test('steps run in their order, for 30 ms between two pauses', async () => {
  const { add, goOn, done } = openSteps(15);

  [1, 2, 3].forEach(add);
  const atOnce = [...done];
  const first = await goOn();
  add(4);

  expect([atOnce, first, await goOn(), await goOn()]).toEqual([[], [1, 2], [3, 4], []]);
  add(5);
  expect(await goOn()).toEqual([5]);
});

test('a step that takes longer than a slice has one of its own', async () => {
  const { add, goOn } = openSteps(2_000);

  [1, 2].forEach(add);

  expect([await goOn(), await goOn()]).toEqual([[1], [2]]);
});

test('steps that are dropped are skipped, and those that come later run', async () => {
  const { add, goOn, drop, done } = openSteps(15);
  [1, 2, 3, 4].forEach(add);
  await goOn();

  drop();
  add(5);
  await goOn();

  expect(done).toEqual([1, 2, 'skipped 3', 'skipped 4', 5]);
});
