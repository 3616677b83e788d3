import { expect, test } from 'vitest';
import { addCalls, isFailedCall, MAX_CALLS, type Call, type CallList } from './calls.ts';

const call = (id: number, more: Partial<Call> = {}): Call => ({
  id,
  method: 'GET',
  url: `https://www.meridia.test/${id}`,
  startedMs: id,
  end: 'pending',
  request: { headers: {} },
  ...more,
});
const calls = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => call(from + index));
const idsOf = (list: CallList | undefined) => list?.calls.map(({ id }) => id);

test('a call that has ended takes the place of the same call under way', () => {
  const begun = addCalls(undefined, { loadedAt: 1, calls: calls(1, 2) });

  const ended = addCalls(begun, { loadedAt: 1, calls: [call(1, { end: 'done' })] });

  expect(ended?.calls.map(({ end }) => end)).toEqual(['done', 'pending']);
});

test('the calls of the next page replace all, and late ones of the page before change nothing', () => {
  const before = addCalls(undefined, { loadedAt: 1, calls: calls(1, 3) });

  const next = addCalls(before, { loadedAt: 2, calls: calls(1, 1) });

  expect(idsOf(next)).toEqual([1]);
  expect(addCalls(next, { loadedAt: 1, calls: calls(4, 5) })).toBe(next);
});

test('the latest are kept, the others are counted and do not come back when they end', () => {
  const full = addCalls(undefined, { loadedAt: 1, calls: calls(1, MAX_CALLS) });

  const more = addCalls(full, { loadedAt: 1, calls: calls(MAX_CALLS + 1, MAX_CALLS + 5) });
  const late = addCalls(more, { loadedAt: 1, calls: [call(2, { end: 'done' })] });

  expect(more?.calls).toHaveLength(MAX_CALLS);
  expect([more?.calls[0]?.id, more?.dropped]).toEqual([6, 5]);
  expect([idsOf(late), late?.dropped]).toEqual([idsOf(more), 5]);
});

test.each<[string, Partial<Call>, boolean]>([
  ['one under way', {}, false],
  ['one that is done', { end: 'done', status: 200 }, false],
  ['one whose caller went on', { end: 'aborted' }, false],
  ['a status of failure', { end: 'done', status: 404 }, true],
  ['one that took too long', { end: 'timed-out', status: 200 }, true],
  ['one that was cut off', { end: 'failed' }, true],
])('%s has failed or not', (_, more, isFailed) => {
  expect(isFailedCall(call(1, more))).toBe(isFailed);
});
