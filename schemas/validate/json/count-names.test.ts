import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { countNames } from './duplicates.ts';
import { readJson } from './read-json.ts';

test.each([
  ['5', 0],
  ['"a"', 0],
  ['{}', 0],
  ['["a", "b"]', 0],
  ['{"a":1}', 1],
  ['{"a" \n\t\r :1}', 1],
  ['{"a": ":", "b": "c"}', 2],
  ['{"a": 1, "a": 2}', 2],
  ['{"": "", "\\\\": "\\\\"}', 2],
  ['{"\\"": ": \\"a\\": 1", "\\\\\\"": 1}', 2],
  ['[{"a": {"b": [{"c": null}]}}]', 3],
])('the names in %s are %i', (text, count) => {
  expect(countNames(text)).toBe(count);
});

test('as many names are written as the value has members, whatever it holds', () => {
  assert(
    property(dictionary(string(), jsonValue()), (value) => {
      const text = JSON.stringify(value, null, 1);

      expect(readJson(text)).toMatchObject({ members: countNames(text) });
    }),
  );
});
