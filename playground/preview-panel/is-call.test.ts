import { expect, test } from 'vitest';
import { isFromPreview } from './from-preview.ts';

const call = {
  id: 1,
  method: 'GET',
  url: 'https://www.meridia.test/cms-data',
  startedMs: 3.5,
  end: 'done',
  durationMs: 12,
  budgetMs: 3_000,
  status: 503,
  fault: 'status:503',
  request: { headers: { accept: 'application/json' } },
  answer: { headers: {}, body: '{}', wholeLength: 300_000 },
};
const messageOf = (more: object) => ({
  type: 'vitrine:calls',
  loadedAt: 1_000,
  calls: [{ ...call, ...more }],
});

test.each([
  {},
  { end: 'pending', durationMs: undefined, budgetMs: undefined, answer: undefined },
  { end: 'timed-out', reason: '3000ms timeout', status: undefined, fault: undefined },
])('a call with %j comes from the preview', (more) => {
  expect(isFromPreview(messageOf(more))).toBe(true);
});

test.each([
  { id: 1.5 },
  { method: undefined },
  { url: 'x'.repeat(10_001) },
  { startedMs: Number.NaN },
  { end: 'maybe' },
  { durationMs: '12' },
  { reason: {} },
  { request: undefined },
  { request: { headers: { accept: 1 } } },
  { request: { headers: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, 'x'])) } },
  { answer: { headers: {}, body: {} } },
  { answer: { headers: {}, body: 'x'.repeat(400_001) } },
])('a call with $id $end is none where something of it is wrong', (more) => {
  expect(isFromPreview(messageOf(more))).toBe(false);
});

test('calls come in a list, of a page that began at a time', () => {
  const message = messageOf({});

  expect(isFromPreview({ ...message, calls: undefined })).toBe(false);
  expect(isFromPreview({ ...message, calls: Array.from({ length: 5_001 }, () => call) })).toBe(
    false,
  );
  expect(isFromPreview({ ...message, loadedAt: 'now' })).toBe(false);
});
