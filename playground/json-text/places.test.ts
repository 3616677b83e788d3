import { expect, test } from 'vitest';
import { findTokenPlace, toPlace, findValuePlace } from './places.ts';

const TEXT = '{\n  "a": "word",\r\n  "b": [12, true]\r}\n';
const textAt = ({ offset, length }: { offset: number; length: number }) =>
  TEXT.slice(offset, offset + length);

test.each([
  { line: 1, column: 1, token: '{', isQuoted: false },
  { line: 2, column: 3, token: '"a"', isQuoted: true },
  { line: 2, column: 8, token: '"word"', isQuoted: true },
  { line: 3, column: 3, token: '"b"', isQuoted: true },
  { line: 3, column: 9, token: '12', isQuoted: false },
  { line: 3, column: 13, token: 'true', isQuoted: false },
  { line: 4, column: 1, token: '}', isQuoted: false },
])('at line $line, column $column is $token', ({ token, isQuoted, ...position }) => {
  const place = findTokenPlace(TEXT, position);

  expect(textAt(place)).toBe(token);
  expect(place).toMatchObject({ ...position, isQuoted });
});

test('a place beyond the end has a length, so that it can be underlined', () => {
  expect(findTokenPlace('', { line: 1, column: 1 })).toMatchObject({ offset: 0, length: 1 });
  expect(findTokenPlace('{}', { line: 9, column: 1 }).length).toBe(1);
});

test.each([
  ['/a', '"word"'],
  ['/b', '['],
  ['/b/1', 'true'],
  ['', '{'],
])('the value under the pointer "%s" begins with %s', (pointer, token) => {
  const place = findValuePlace(TEXT, pointer);

  expect(place && textAt(place)).toBe(token);
});

test('in a text that is too deep nothing is looked for', () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

  expect(findValuePlace(deep, '/0')).toBeUndefined();
});

test('a place by its offset has its line and column, and the length of its token or the one given', () => {
  const offset = TEXT.indexOf('"word"');

  expect(toPlace(TEXT, offset)).toMatchObject({ line: 2, column: 8, length: 6 });
  expect(toPlace(TEXT, offset, 3)).toMatchObject({ line: 2, column: 8, length: 3 });
  expect(toPlace(TEXT, offset, 0).length).toBe(1);
});
