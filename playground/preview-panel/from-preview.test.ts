import { expect, test } from 'vitest';
import { isFromPreview, isReadyMessage } from './from-preview.ts';

const problem = { code: 'x', severity: 'error', pointer: '', message: 'm', fix: 'f' };
const step = { step: 's', decision: 'd', reason: 'r', durationMs: 1, end: 'done' };
const shown = {
  type: 'vitrine:shown',
  sequence: 1,
  status: 200,
  problems: [problem],
  missing: ['', '/data/flexZone/flexComponents/0'],
  steps: [step],
};

const endingAs = (end: string) => ({ ...shown, steps: [{ ...step, end }] });

test.each([
  ['a sign of life', { type: 'vitrine:pong' }],
  ['a page that is shown', shown],
  ['a step that came too late', endingAs('timed-out')],
  ['a step that failed', endingAs('failed')],
  ['a step that was skipped', endingAs('skipped')],
  ['a patch that was refused', { type: 'vitrine:refused', sequence: 2 }],
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
  ['problems that are no list', { ...shown, problems: { length: 0 } }],
  ['a problem without a message', { ...shown, problems: [{ ...problem, message: {} }] }],
  ['a missing part at no pointer', { ...shown, missing: ['data'] }],
  ['no list of missing parts', { ...shown, missing: undefined }],
  ['a step that ends otherwise', endingAs('maybe')],
  [
    'more problems than any page has',
    { ...shown, problems: Array.from({ length: 5_001 }, () => problem) },
  ],
  ['a refusal without a number', { type: 'vitrine:refused' }],
  ['a failure without a reason', { type: 'vitrine:failed', sequence: 2 }],
])('%s is none', (_, data) => {
  expect(isFromPreview(data)).toBe(false);
});

test('only readiness is the first message of a preview', () => {
  const messages = [{ type: 'vitrine:ready' }, { type: 'vitrine:pong' }, 'vitrine:ready', null];

  expect(messages.filter(isReadyMessage)).toEqual([{ type: 'vitrine:ready' }]);
});

const clicked = {
  type: 'vitrine:clicked',
  of: 1,
  pointer: '/data/flexZone/flexComponents/0',
  edits: false,
};

const written = {
  type: 'vitrine:written',
  member: `${clicked.pointer}/title`,
  before: 'One',
  text: 'Two',
  session: 's',
};

const logged = { time: 1, level: 'warning', text: 'Slow', count: 2 };

const scrolled = {
  type: 'vitrine:scrolled',
  of: 1,
  pointer: clicked.pointer,
  share: 0.5,
  byPerson: true,
};

test.each([
  clicked,
  { ...clicked, edits: true, member: `${clicked.pointer}/title` },
  { ...clicked, word: '2.35%' },
  { type: 'vitrine:placed', box: { x: 0, y: -20.5, width: 10, height: 10 } },
  { type: 'vitrine:placed' },
  { ...written, text: '' },
  { type: 'vitrine:add', of: 1, pointer: '/data/flexZone' },
  { type: 'vitrine:finished' },
  { type: 'vitrine:console', messages: [logged] },
  { ...scrolled, pointer: undefined },
  scrolled,
  { type: 'vitrine:undo', action: 'redo' },
  { type: 'vitrine:switch' },
  { type: 'vitrine:palette' },
  { type: 'vitrine:leave', direction: 1 },
  { type: 'vitrine:leave', direction: -1 },
  { type: 'vitrine:clipboard', command: 'cut' },
  { type: 'vitrine:clipboard', command: 'paste', text: '{}' },
])('%j comes from a page that somebody uses', (data) => {
  expect(isFromPreview(data)).toBe(true);
});

test.each([
  { ...clicked, of: undefined },
  { ...clicked, of: Number.NaN },
  { ...clicked, pointer: undefined },
  { ...clicked, pointer: '' },
  { ...clicked, pointer: `/${'x'.repeat(2_000)}` },
  { ...clicked, edits: undefined },
  { ...clicked, word: 'x'.repeat(101) },
  { ...clicked, member: '/data/flexZone/flexComponents/01' },
  { ...clicked, member: clicked.pointer },
  { ...clicked, member: 7 },
  { type: 'vitrine:placed', box: { x: 0, y: 0, width: 10 } },
  { type: 'vitrine:placed', box: { x: 0, y: Infinity, width: 10, height: 10 } },
  { type: 'vitrine:placed', box: null },
  { type: 'vitrine:placed', text: {} },
  { ...written, member: '' },
  { type: 'vitrine:add', pointer: '/data/flexZone' },
  { type: 'vitrine:add', of: 1, pointer: 'flexZone' },
  { ...written, before: undefined },
  { ...written, text: 7 },
  { ...written, text: 'x'.repeat(100_001) },
  { ...written, session: undefined },
  { type: 'vitrine:undo', action: 'writeText' },
  { ...scrolled, of: undefined },
  { ...scrolled, byPerson: undefined },
  { ...scrolled, share: 1.1 },
  { ...scrolled, share: Number.NaN },
  { ...scrolled, pointer: '' },
  { type: 'vitrine:console' },
  { type: 'vitrine:console', messages: [{ ...logged, level: 'info' }] },
  { type: 'vitrine:console', messages: [{ ...logged, text: 'x'.repeat(1_001) }] },
  { type: 'vitrine:console', messages: [{ ...logged, count: 'many' }] },
  { type: 'vitrine:console', messages: Array.from({ length: 51 }, () => logged) },
  { type: 'vitrine:leave' },
  { type: 'vitrine:clipboard', command: 'paste' },
  { type: 'vitrine:clipboard', command: 'paste', text: {} },
  { type: 'vitrine:clipboard', command: 'select' },
  { type: 'vitrine:leave', direction: 2 },
  { type: 'vitrine:leave', direction: '1' },
])('%j is nothing that a page says of itself', (data) => {
  expect(isFromPreview(data)).toBe(false);
});
