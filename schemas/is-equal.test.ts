import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test.each([
  [
    { a: [1, { b: null }], c: 'x' },
    { a: [1, { b: null }], c: 'x' },
  ],
  [[], []],
  ['text', 'text'],
])('%j and %j are equal', (one, other) => {
  expect(isEqual(one, other)).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ toString: undefined }, { a: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{}, null],
  [1, '1'],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j and %j are not equal', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
});

test('a value equals its copy, and another one only where both are written alike', () => {
  assert(
    property(jsonValue(), jsonValue(), (one, other) => {
      expect(isEqual(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      expect(isEqual(one, other) || JSON.stringify(one) !== JSON.stringify(other)).toBe(true);
    }),
  );
});
