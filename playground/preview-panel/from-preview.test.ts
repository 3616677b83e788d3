import { expect, test } from 'vitest';
import { isFromPreview, isReadyMessage } from './from-preview.ts';

const fault = { code: 'x', severity: 'error', pointer: '', message: 'm', fix: 'f' };
const step = { step: 's', decision: 'd', reason: 'r', durationMs: 1, end: 'done' };
const shown = { type: 'vitrine:shown', sequence: 1, status: 200, faults: [fault], steps: [step] };

test.each([
  ['a sign of life', { type: 'vitrine:pong' }],
  ['a page that is shown', shown],
  ['a page that could not be shown', { type: 'vitrine:failed', sequence: 2, reason: 'lost' }],
])('%s is a message of the preview', (_, data) => {
  expect(isFromPreview(data)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'vitrine:pong'],
  ['a list', ['vitrine:pong']],
  ['readiness, which comes before the port', { type: 'vitrine:ready' }],
  ['another type', { type: 'vitrine:show', sequence: 1 }],
  ['a number that is none', { ...shown, sequence: Number.NaN }],
  ['faults that are no list', { ...shown, faults: { length: 0 } }],
  ['a fault without words', { ...shown, faults: [{ ...fault, message: {} }] }],
  ['a step that ends otherwise', { ...shown, steps: [{ ...step, end: 'maybe' }] }],
  [
    'more faults than any page has',
    { ...shown, faults: Array.from({ length: 5_001 }, () => fault) },
  ],
  ['a failure without a reason', { type: 'vitrine:failed', sequence: 2 }],
])('%s is none', (_, data) => {
  expect(isFromPreview(data)).toBe(false);
});

test('only readiness is the first word of a preview', () => {
  const words = [{ type: 'vitrine:ready' }, { type: 'vitrine:pong' }, 'vitrine:ready', null];

  expect(words.filter(isReadyMessage)).toEqual([{ type: 'vitrine:ready' }]);
});
