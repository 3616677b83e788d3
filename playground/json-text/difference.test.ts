import { expect, test } from 'vitest';
import { findDifference } from './difference.ts';

test.each([
  { what: 'nothing', before: 'abc', after: 'abc', expected: { start: 3, atEnd: 0 } },
  { what: 'a letter within', before: 'abc', after: 'abxc', expected: { start: 2, atEnd: 1 } },
  { what: 'one letter more', before: 'aa', after: 'aaa', expected: { start: 2, atEnd: 0 } },
  { what: 'everything', before: 'abc', after: 'xyz', expected: { start: 0, atEnd: 0 } },
  { what: 'an end that went', before: 'abc', after: 'a', expected: { start: 1, atEnd: 0 } },
  { what: 'a text out of nothing', before: '', after: 'abc', expected: { start: 0, atEnd: 0 } },
])('$what is what differs between "$before" and "$after"', ({ before, after, expected }) => {
  expect(findDifference(before, after)).toEqual(expected);
});

test.each([0, 1, 4_095, 4_096, 4_097, 9_999])(
  'a character put into a long text at %i is found, from both ends',
  (place) => {
    const text = 'abcdefghij'.repeat(1_000);

    const changed = `${text.slice(0, place)}X${text.slice(place)}`;

    expect(findDifference(text, changed)).toEqual({ start: place, atEnd: text.length - place });
    expect(findDifference(changed, text)).toEqual({ start: place, atEnd: text.length - place });
  },
);
