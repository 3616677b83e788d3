import { expect, test } from 'vitest';
import { isOutcome, tellOutcome } from './outcome.ts';

const FAULT = {
  code: 'too-small',
  severity: 'error',
  pointer: '',
  message: 'm',
  fix: 'f',
} as const;

/** A preview in another window; what that one is told, with the origin that may hear it. */
function framedWindow() {
  const told: unknown[] = [];
  const parent = { postMessage: (...words: unknown[]) => told.push(words) };
  const window = { parent, location: { origin: 'http://127.0.0.1:4173' } } as unknown as Window;
  return { window, told };
}

test('an outcome is told to the origin of the preview and to nobody else', () => {
  const { window, told } = framedWindow();

  tellOutcome(window, [FAULT]);

  expect(told).toEqual([
    [{ type: 'vitrine:outcome', faults: ['too-small'] }, 'http://127.0.0.1:4173'],
  ]);
});

test('a preview that stands alone tells nobody', () => {
  const { window, told } = framedWindow();
  const alone = Object.assign(window, { parent: window });

  tellOutcome(alone, [FAULT]);

  expect(told).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a text', 'vitrine:outcome'],
  ['another type', { type: 'vitrine:shown', faults: [] }],
  ['codes that are none', { type: 'vitrine:outcome', faults: [{}] }],
  ['a failure without words', { type: 'vitrine:outcome', faults: [], failure: {} }],
])('%s is no outcome', (_, data) => {
  expect(isOutcome(data)).toBe(false);
});

test('codes with or without a failure are one', () => {
  const outcome = { type: 'vitrine:outcome', faults: ['too-small'] };

  expect([outcome, { ...outcome, failure: 'lost' }].every(isOutcome)).toBe(true);
});
