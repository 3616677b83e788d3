import { expect, test } from 'vitest';
import {
  isPatchMessage,
  isPingMessage,
  isPointMessage,
  isSelectMessage,
  isShowMessage,
} from './is-show-message.ts';

const show = { type: 'vitrine:show', sequence: 1, scenario: { title: 'x' } };

test.each([
  show,
  { ...show, page: { data: {} } },
  { ...show, page: null },
  { ...show, pageText: '{' },
  { ...show, macros: {} },
  { ...show, experience: {}, shell: {} },
])('%j asks to show something', (data) => {
  expect(isShowMessage(data)).toBe(true);
});

test.each([
  undefined,
  null,
  'vitrine:show',
  [],
  { ...show, type: 'vitrine:shown' },
  { ...show, sequence: 1.5 },
  { ...show, sequence: '1' },
  { ...show, scenario: undefined },
  { ...show, scenario: 'home/en' },
  { ...show, pageText: 7 },
  { ...show, macros: 'none' },
  { ...show, macros: null },
  { ...show, experience: 'meridia' },
  { ...show, experience: null },
  { ...show, shell: [] },
  { ...show, shell: 7 },
])('%j does not', (data) => {
  expect(isShowMessage(data)).toBe(false);
});

const select = { type: 'vitrine:select', isSelecting: true };

const reasons = (texts: unknown) => ({ ...select, reasons: { language: 'fr-BE', texts } });
const wording = (zones: unknown) => ({ ...select, wording: { text: 'x', zones } });

test.each([
  select,
  { ...select, isSelecting: false, pointer: '/data/flexZone' },
  wording([{ pointer: '/data/flexZone', text: 'Add' }, { pointer: '/data/legalZone' }]),
  reasons({ 'Missing property: title.': 'Propriété manquante : title.' }),
  { ...select, names: { 'section-title': 'Titre de section' } },
  { ...select, differing: ['/data/flexZone/flexComponents/0'] },
  { ...select, badges: { '/data/flexZone/flexComponents/0': 'hero:saver' } },
])('%j says what is selected', (data) => {
  expect(isSelectMessage(data)).toBe(true);
});

test.each([
  null,
  { ...select, type: 'vitrine:show' },
  { type: 'vitrine:select' },
  { ...select, isSelecting: 'yes' },
  { ...select, wording: {} },
  { ...select, wording: { text: 'x', language: 'x'.repeat(21) } },
  wording({}),
  wording([{ pointer: 'flexZone' }]),
  wording([{ pointer: '/data/flexZone', text: 7 }]),
  { ...select, reasons: { texts: {} } },
  reasons(['Missing property: title.']),
  reasons({ 'Missing property: title.': 7 }),
  { ...select, names: ['Titre de section'] },
  { ...select, names: { 'section-title': 7 } },
  { ...select, differing: ['flexZone'] },
  { ...select, differing: '/data' },
  { ...select, badges: { flexZone: 'hero:saver' } },
  { ...select, badges: { '/data': 7 } },
  { ...select, edits: 1 },
  { ...select, pointer: '' },
  { ...select, pointer: 'data' },
  { ...select, pointer: ['/data'] },
  { ...select, pointer: `/${'x'.repeat(2_000)}` },
])('%j says nothing of a selection', (data) => {
  expect(isSelectMessage(data)).toBe(false);
});

const patch = { type: 'vitrine:show', sequence: 2, of: 1, patch: [] as unknown[] };
const replace = { op: 'replace', path: '/data', value: 1 };
const holding = (...operations: unknown[]) => ({ ...patch, patch: operations });

test.each([
  patch,
  holding(replace, { op: 'remove', path: '/data' }),
  holding({ op: 'add', path: '', value: null }),
])('%j asks to change what is shown', (data) => {
  expect([isPatchMessage(data), isShowMessage(data)]).toEqual([true, false]);
});

test.each([
  undefined,
  null,
  [],
  show,
  { ...patch, type: 'vitrine:shown' },
  { ...patch, sequence: '2' },
  { ...patch, of: undefined },
  { ...patch, of: 0.5 },
  { ...patch, patch: { length: 0 } },
  { ...patch, patch: Array.from({ length: 1_001 }, () => replace) },
  holding(null),
  holding({ ...replace, op: 'move' }),
  holding({ ...replace, path: 7 }),
  holding({ ...replace, path: 'data' }),
  holding({ ...replace, value: undefined }),
])('%j does not ask to change it', (data) => {
  expect(isPatchMessage(data)).toBe(false);
});

test('a ping is known by its type alone', () => {
  const messages = [{ type: 'vitrine:ping' }, { type: 'vitrine:pong' }, {}, null, 'vitrine:ping'];

  expect(messages.map(isPingMessage)).toEqual([true, false, false, false, false]);
});

const event = { loadedAt: 1, id: 2, isChosen: true };

test.each([
  [true, { type: 'vitrine:point' }],
  [true, { type: 'vitrine:point', event }],
  [false, { type: 'vitrine:select', event }],
  [false, { type: 'vitrine:point', event: '2' }],
  [false, { type: 'vitrine:point', event: { ...event, loadedAt: '1' } }],
  [false, { type: 'vitrine:point', event: { ...event, id: 1.5 } }],
  [false, { type: 'vitrine:point', event: { ...event, isChosen: 1 } }],
])('it is %s that %j points at an event, or at none', (isOne, data) => {
  expect(isPointMessage(data)).toBe(isOne);
});
