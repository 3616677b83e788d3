import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { TimeoutError } from '../host/index.ts';
import { createTrace } from './create-trace.ts';

const found = () => ({ decision: 'found', reason: 'it was there' });

/** A trace that began 40 ms ago, and its clock. */
async function begunTrace() {
  const { clock } = createMemoryHost();
  const trace = createTrace(clock);
  await clock.advance(40);
  return { clock, trace };
}

describe('a step of a trace', () => {
  test('RN-017 says when it began, how long it took, and its time budget', async () => {
    const { clock, trace } = await begunTrace();

    const result = await trace.run(
      { name: 'dig', budgetMs: 50 },
      async () => {
        await clock.advance(30);
        return 'gold';
      },
      (what) => ({ decision: what, reason: 'it was soft' }),
    );

    expect(result).toBe('gold');
    expect(trace.steps).toEqual([
      {
        step: 'dig',
        decision: 'gold',
        reason: 'it was soft',
        startedMs: 40,
        durationMs: 30,
        budgetMs: 50,
        end: 'done',
      },
    ]);
  });

  test('RN-017 that takes no time has neither duration nor budget', async () => {
    const { clock, trace } = await begunTrace();

    trace.note('look', found());
    await clock.advance(10);
    trace.note('skip', { ...found(), end: 'skipped' });

    expect(trace.steps).toEqual([
      { step: 'look', ...found(), startedMs: 40, durationMs: 0, end: 'done' },
      { step: 'skip', ...found(), startedMs: 50, durationMs: 0, end: 'skipped' },
    ]);
  });

  test.each([
    [new Error('The ground is frozen.'), 'The ground is frozen.', 'failed'],
    [new TimeoutError(30), '30ms timeout', 'timed-out'],
    ['no spade', 'no spade', 'failed'],
  ])('RN-017 that threw says what, and how long that took: %s', async (thrown, reason, end) => {
    const { clock, trace } = await begunTrace();

    const run = trace.run(
      { name: 'dig' },
      async () => {
        await clock.advance(30);
        throw thrown;
      },
      found,
    );

    await expect(run).rejects.toBe(thrown);
    expect(trace.steps).toEqual([
      { step: 'dig', decision: 'none', reason, startedMs: 40, durationMs: 30, end },
    ]);
  });
});

test('a step whose service was asked ahead has the times of that, and the next one its own', async () => {
  const { clock, trace } = await begunTrace();
  const isThere = trace.ahead('dig');
  await clock.advance(20);
  isThere();
  await clock.advance(100);

  await trace.run({ name: 'dig', budgetMs: 50 }, () => 'gold', found);
  await trace.run({ name: 'dig' }, () => clock.advance(5), found);

  expect(trace.steps.map(({ startedMs, durationMs }) => [startedMs, durationMs])).toEqual([
    [40, 20],
    [160, 5],
  ]);
});
