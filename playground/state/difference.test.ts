import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test.each([
  { what: 'nothing', before: 'abc', after: 'abc', expected: { start: 3, atEnd: 0 } },
  { what: 'a letter within', before: 'abc', after: 'abxc', expected: { start: 2, atEnd: 1 } },
  { what: 'one letter more', before: 'aa', after: 'aaa', expected: { start: 2, atEnd: 0 } },
  { what: 'everything', before: 'abc', after: 'xyz', expected: { start: 0, atEnd: 0 } },
  { what: 'an end that went', before: 'abc', after: 'a', expected: { start: 1, atEnd: 0 } },
  { what: 'a text out of nothing', before: '', after: 'abc', expected: { start: 0, atEnd: 0 } },
])('$what is what differs between "$before" and "$after"', ({ before, after, expected }) => {
  expect(differenceOf(before, after)).toEqual(expected);
});
