import { expect, test } from 'vitest';
import { isPingMessage, isShowMessage } from './is-show-message.ts';

const show = { type: 'vitrine:show', sequence: 1, scenario: { title: 'x' } };

test.each([
  show,
  { ...show, page: { data: {} } },
  { ...show, page: null },
  { ...show, pageText: '{' },
  { ...show, macros: {} },
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
])('%j does not', (data) => {
  expect(isShowMessage(data)).toBe(false);
});

test('a ping is known by its type alone', () => {
  const messages = [{ type: 'vitrine:ping' }, { type: 'vitrine:pong' }, {}, null, 'vitrine:ping'];

  expect(messages.map(isPingMessage)).toEqual([true, false, false, false, false]);
});
