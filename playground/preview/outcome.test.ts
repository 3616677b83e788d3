import { expect, test } from 'vitest';
import { isOutcome, postOutcome } from './outcome.ts';

const PROBLEM = {
  code: 'too-small',
  severity: 'error',
  pointer: '',
  message: 'm',
  fix: 'f',
} as const;

/** A preview in another window, with what it posts to that window and for which origin. */
function framedWindow() {
  const reported: unknown[] = [];
  const parent = { postMessage: (...words: unknown[]) => reported.push(words) };
  const window = { parent, location: { origin: 'http://127.0.0.1:4173' } } as unknown as Window;
  return { window, reported };
}

test('an outcome is posted to the origin of the preview and to nobody else', () => {
  const { window, reported } = framedWindow();

  postOutcome(window, [PROBLEM]);

  expect(reported).toEqual([
    [{ type: 'vitrine:outcome', problems: ['too-small'] }, 'http://127.0.0.1:4173'],
  ]);
});

test('a preview that stands alone posts nothing', () => {
  const { window, reported } = framedWindow();
  const alone = Object.assign(window, { parent: window });

  postOutcome(alone, [PROBLEM]);

  expect(reported).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a text', 'vitrine:outcome'],
  ['another type', { type: 'vitrine:shown', problems: [] }],
  ['codes that are none', { type: 'vitrine:outcome', problems: [{}] }],
  ['a failure without words', { type: 'vitrine:outcome', problems: [], failure: {} }],
])('%s is no outcome', (_, data) => {
  expect(isOutcome(data)).toBe(false);
});

test('codes with or without a failure are one', () => {
  const outcome = { type: 'vitrine:outcome', problems: ['too-small'] };

  expect([outcome, { ...outcome, failure: 'lost' }].every(isOutcome)).toBe(true);
});
