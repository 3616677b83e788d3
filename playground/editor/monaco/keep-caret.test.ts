import { expect, test } from 'vitest';
import { offsetBehindSame } from './keep-caret.ts';

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

  expect(offsetBehindSame(text, offset, formatted)).toBe(caret);
});

test('where something else has changed before it, the editor knows better', () => {
  expect(offsetBehindSame('{"a":1}', 6, '{"b":1}')).toBeUndefined();
});
