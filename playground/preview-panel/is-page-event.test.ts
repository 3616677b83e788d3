import { expect, test } from 'vitest';
import { isFromPreview } from './from-preview.ts';

const event = {
  id: 1,
  happenedMs: 3.5,
  type: 'PAGE',
  fields: { pageName: 'individuals' },
  element: 'Saver',
  pointer: '/data/flexZone/flexComponents/0',
  delivery: 'sent',
  endpoint: '/clientevent/measurement/pageload',
  isInBatch: false,
  sentMs: 4,
};
const isAccepted = (more: object) =>
  isFromPreview({ type: 'vitrine:events', loadedAt: 1_000, items: [{ ...event, ...more }] });

test.each([{}, { delivery: 'held', sentMs: undefined, element: undefined, pointer: undefined }])(
  'an event with %j comes from the preview',
  (more) => {
    expect(isAccepted(more)).toBe(true);
  },
);

test.each([
  { id: 1.5 },
  { happenedMs: 'soon' },
  { type: 'x'.repeat(2_001) },
  { fields: { pageName: 1 } },
  { fields: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, 'x'])) },
  { delivery: 'perhaps' },
  { endpoint: undefined },
  { isInBatch: 'no' },
  { element: {} },
  { pointer: 'data' },
  { sentMs: Number.NaN },
])('an event is none where something of it is wrong: %j', (more) => {
  expect(isAccepted(more)).toBe(false);
});
