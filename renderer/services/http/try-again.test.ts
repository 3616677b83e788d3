import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { tryAgain } from './create-http.ts';

const LATER_MS = 10_000;

/** A task that the network fails the first time, and the count of its tries. */
function failingOnce(error: Error = new TypeError('Failed to fetch')) {
  let tries = 0;
  return {
    tries: () => tries,
    task: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(error) : Promise.resolve('answer');
    },
  };
}

test.each([
  [0, 50],
  [0.5, 150],
  [1 - Number.EPSILON, 250],
])(
  'the second try waits for a time of chance (%d), so that visitors do not come back as one',
  async (chance, delayMs) => {
    const host = createMemoryHost({ random: () => chance });
    const { task, tries } = failingOnce();
    const answer = tryAgain(host, new AbortController().signal, task);

    await host.clock.advance(delayMs - 1);
    const before = tries();
    await host.clock.advance(1);

    expect(before).toBe(1);
    expect(await answer).toBe('answer');
  },
);

test('whoever gives up while it waits gets no second try', async () => {
  const host = createMemoryHost();
  const caller = new AbortController();
  const { task, tries } = failingOnce();
  const failure = tryAgain(host, caller.signal, task).catch((error: unknown) => error);
  await host.clock.advance(149);

  caller.abort(new Error('left'));
  await host.clock.advance(LATER_MS);

  expect(await failure).toEqual(new Error('left'));
  expect(tries()).toBe(1);
});

test('what is no failure of the network is not tried again', async () => {
  const host = createMemoryHost();
  const { task, tries } = failingOnce(new Error('status 503'));
  const failure = tryAgain(host, new AbortController().signal, task).catch(
    (error: unknown) => error,
  );

  await host.clock.advance(LATER_MS);

  expect(await failure).toEqual(new Error('status 503'));
  expect(tries()).toBe(1);
});
