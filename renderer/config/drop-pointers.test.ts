import { expect, test } from 'vitest';
import { dropPointers } from './drop-surplus.ts';

test.each([
  ['/b', { a: [{ c: 1, d: 2 }] }],
  ['/a/0/c', { a: [{ d: 2 }], b: 3 }],
  ['/a/1/c', { a: [{ c: 1, d: 2 }], b: 3 }],
  ['/x/y', { a: [{ c: 1, d: 2 }], b: 3 }],
])('without what stands at %s', (pointer, rest) => {
  expect(dropPointers({ a: [{ c: 1, d: 2 }], b: 3 }, [pointer])).toEqual(rest);
});

test('without all of them, each object copied once', () => {
  const rest = dropPointers({ a: { b: 1, c: 2, d: 3 }, e: 4 }, ['/a/b', '/e', '/a/d', '/a/x/y']);

  expect(rest).toEqual({ a: { c: 2 } });
});

test('names with a slash or a tilde are found by their escaped form', () => {
  expect(dropPointers({ 'a/b': 1, 'c~d': 2, e: 3 }, ['/a~1b'])).toEqual({ 'c~d': 2, e: 3 });
  expect(dropPointers({ 'a/b': 1, 'c~d': 2, e: 3 }, ['/c~0d'])).toEqual({ 'a/b': 1, e: 3 });
});

test('the original stays as it was, and what is off the way is shared', () => {
  const original = { a: { b: 1 }, c: { d: 2 } };

  const rest = dropPointers(original, ['/a/b']);

  expect(original).toEqual({ a: { b: 1 }, c: { d: 2 } });
  expect(rest).toHaveProperty('c', original.c);
});

test('a member called __proto__ stays a member', () => {
  const rest = dropPointers(JSON.parse('{"__proto__":{"a":1},"b":2}'), ['/b']);

  expect(JSON.stringify(rest)).toBe('{"__proto__":{"a":1}}');
});

test('a place inside what holds nothing is none', () => {
  const value = { text: 'abc', number: 5, nothing: null };

  expect(dropPointers(value, ['/text/0/x', '/number/x/y', '/nothing/x/y'])).toEqual(value);
});
