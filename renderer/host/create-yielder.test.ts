import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createYielder } from './create-yielder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('one who waits has a turn of the event loop, then everything else, then the next', async () => {
  const log: string[] = [];
  const deferred: (() => void)[] = [];
  const nextTurn = createYielder((task) => void deferred.push(task));
  const runLoop = async () => {
    // Tasks that are deferred meanwhile belong to the next turn of the loop.
    deferred.splice(0).forEach((task) => task());
    await othersTurn();
    log.push('others');
  };

  for (const name of ['first', 'second', 'third']) {
    void nextTurn().then(() => log.push(name));
  }
  await runLoop();
  await runLoop();
  await runLoop();
  await runLoop();

  expect(log).toEqual(['first', 'others', 'second', 'others', 'third', 'others', 'others']);
});

test('whoever comes while others wait comes behind them', async () => {
  const log: string[] = [];
  const nextTurn = createYielder((task) => void setImmediate(task));

  await Promise.all([
    nextTurn().then(async () => {
      log.push('first');
      await nextTurn();
      log.push('first again');
    }),
    nextTurn().then(() => log.push('second')),
  ]);

  expect(log).toEqual(['first', 'second', 'first again']);
});

test('on a server a turn comes with the immediates, after what has arrived', async () => {
  const immediate = vi.fn<(task: () => void) => void>((task) => task());
  vi.stubGlobal('setImmediate', immediate);

  await createYielder()();

  expect(immediate).toHaveBeenCalledTimes(1);
});

test('a window has no immediates: there a turn comes with the timers', async () => {
  vi.stubGlobal('setImmediate', undefined);

  await expect(createYielder()()).resolves.toBeUndefined();
});
