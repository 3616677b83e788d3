import { expect, test } from 'vitest';
import { findSameOffset } from './preserve-caret.ts';

const caretOf = (marked: string) => [marked.replace('|', ''), marked.indexOf('|')] as const;

test.each([
  ['{"a":[1,|2]}', '{\n  "a": [\n    1,|\n    2\n  ]\n}'],
  ['{\n  "a": 1|\n}', '{"a":1|}'],
  ['|{"a":1}', '|{ "a": 1 }'],
  ['{"a":1}|', '{ "a": 1 }|'],
  ['{"a": |"x"}', '{"a":|"y"}'],
])('the caret of %j stands in %j', (before, after) => {
  const [text, offset] = caretOf(before);
  const [formatted, caret] = caretOf(after);

  expect(findSameOffset(text, offset, formatted)).toBe(caret);
});

test('where something else has changed before it, the editor knows better', () => {
  expect(findSameOffset('{"a":1}', 6, '{"b":1}')).toBeUndefined();
});
