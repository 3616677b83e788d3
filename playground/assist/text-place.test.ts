import { readFileSync } from 'node:fs';
import { getLocation } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { findTextPlace } from './text-place.ts';

/** The place of the bar in a text, which is not part of it. */
function placeAtBar(marked: string) {
  return findTextPlace(marked.replace('|', ''), marked.indexOf('|'));
}

const HOME = readFileSync('fixtures/pages/en/individuals.json', 'utf8');

test('within each value of a page it is the place that a parser finds', () => {
  const offsets = [...HOME.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(({ index }) => index + 1);
  const own = offsets.map((offset) => {
    const place = findTextPlace(HOME, offset);
    return [place?.role, place?.token?.start, place?.path];
  });
  const parsed = offsets.map((offset) => {
    const { isAtPropertyKey, path } = getLocation(HOME, offset);
    return [
      isAtPropertyKey ? 'name' : 'value',
      offset - 1,
      isAtPropertyKey ? path.slice(0, -1) : path,
    ];
  });

  expect(offsets.length).toBeGreaterThan(300);
  expect(own).toEqual(parsed);
});

test.each([
  ['{"a": [1, {"b": "x|y"}]}', ['a', 1, 'b'], 'value'],
  ['{"a": [1, |]}', ['a', 1], 'value'],
  ['{"a": [|]}', ['a', 0], 'value'],
  ['{"a": {|}}', ['a'], 'name'],
  ['{"a": {"b": |}}', ['a', 'b'], 'value'],
  ['{"a": wor|d}', ['a'], 'value'],
  ['{"a": "}]{[\\"", "b": "|"}', ['b'], 'value'],
  ['|', [], 'value'],
  ['{"a": "broken,\n "b": [{"c": "|', ['b', 0, 'c'], 'value'],
  ['{"a" "b": {"c": "|"}', ['b', 'c'], 'value'],
])('in %j it is at %j', (marked, path, role) => {
  expect(placeAtBar(marked)).toMatchObject({ path, role });
});

test.each(['{"a": 1} |', '}|', '"a": 1, |'])('in %j nothing can stand', (marked) => {
  expect(placeAtBar(marked)).toBeUndefined();
});

test.each([
  ['{"a": "on|e", "b": 2}', { start: 6, end: 11, isClosed: true }],
  ['{"a": "on|e\n}', { start: 6, end: 10, isClosed: false }],
  ['{"a": "on|e  },\n}', { start: 6, end: 10, isClosed: false }],
  ['{"a": "o\\"n|e"}', { start: 6, end: 13, isClosed: true }],
  ['{"a": "one|"}', { start: 6, end: 11, isClosed: true }],
  ['{"a": |"one"}', undefined],
  ['{"a": "one"|}', undefined],
])('the string around the bar in %j is %j', (marked, token) => {
  expect(placeAtBar(marked)?.token).toEqual(token);
});

test.each([
  ['[{"componentType": "a", "x": |}]', 'a'],
  ['[{"x": |, "y": {"componentType": "b"}, "componentType": "a"}]', 'a'],
  ['[{"x": |, "cardType": "service"}]', 'service-card'],
  ['[{"x": |, "componentType": 1}]', undefined],
  ['[{"x": |, "y": "componentType"}]', undefined],
])('the type of the component in %j is %s', (marked, type) => {
  expect(placeAtBar(marked)?.typeAt(1)).toBe(type);
});

test.each([
  ['[1 |]', true],
  ['[1, |]', false],
  ['[|]', false],
  ['{"a": [{} |', true],
])('whether a comma is missing in %j: %s', (marked, lacksComma) => {
  expect(placeAtBar(marked)?.lacksComma).toBe(lacksComma);
});
