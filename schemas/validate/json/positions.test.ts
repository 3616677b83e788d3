import { expect, test } from 'vitest';
import type { Problem } from '../../problems/problem.ts';
import { locate, findPosition } from './positions.ts';

const TEXT = ['{', '  "a": [1, {"b": "x"}],', '  "c": {"d": 1, "d": 2}', '}'].join('\n');

function placeOf(pointer: string, code = 'wrong-value', text = TEXT): string {
  const problem: Problem = { code, severity: 'error', pointer, message: '', fix: '' };
  return locate(text, [problem])
    .map(({ line, column }) => `${line}:${column}`)
    .join();
}

test.each([
  ['', '1:1'],
  ['/a', '2:8'],
  ['/a/0', '2:9'],
  ['/a/1', '2:12'],
  ['/a/1/b', '2:18'],
  ['/c/d', '3:22'],
])('the problem of the value at "%s" is at %s', (pointer, place) => {
  expect(placeOf(pointer)).toBe(place);
});

test.each(['unknown-property', 'misplaced-property', 'forbidden-key', 'duplicate-property'])(
  '%s is about a name, and is where the name is',
  (code) => {
    expect([placeOf('/a', code), placeOf('/a/1/b', code), placeOf('/c/d', code)]).toEqual([
      '2:3',
      '2:13',
      '3:17',
    ]);
  },
);

test.each([
  ['/a/1/missing', '2:12'],
  ['/a/7', '2:8'],
  ['/missing/b', '1:1'],
  ['/a/1/b/c', '2:18'],
])('what is not there, at "%s", is where it would be: %s', (pointer, place) => {
  expect(placeOf(pointer)).toBe(place);
});

test('a text that is no JSON has its problems at its beginning', () => {
  expect(placeOf('/a', 'wrong-value', '')).toBe('1:1');
});

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [4, 2, 1],
  [6, 3, 1],
  [8, 4, 1],
  [9, 4, 2],
])('offset %i is in line %i, column %i, whatever ends the lines', (offset, line, column) => {
  expect(findPosition('ab\r\nc\nd\re', offset)).toEqual({ line, column });
});
