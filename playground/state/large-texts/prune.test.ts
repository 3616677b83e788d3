import { expect, test } from 'vitest';
import { prune } from './read-large.ts';

test('a small value is kept as it is, its long texts cut', () => {
  const value = { a: [1, true, null, 'text'], b: { long: 'x'.repeat(1_000) } };

  expect(prune(value, 100)).toEqual({ ...value, b: { long: 'x'.repeat(200) } });
});

test('of a large value the first part is kept, in order', () => {
  const value = { list: Array.from({ length: 100_000 }, (_, index) => ({ index })) };

  const pruned = prune(value, 20);

  expect(pruned).toEqual({ list: value.list.slice(0, 9) });
});

test('a name that means something to JavaScript stays a name', () => {
  const pruned = prune(JSON.parse('{"__proto__": {"x": 1}}'), 10);

  expect(JSON.stringify(pruned)).toBe('{"__proto__":{"x":1}}');
});
