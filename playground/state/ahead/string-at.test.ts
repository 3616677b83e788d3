import { assert, jsonValue, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { endOfValue, stringAt } from './string-at.ts';

const TEXT = '{"a": [1, {"b\\"": "x\\\\", "c~/": ""}], "d": "]}"}';

test.each([
  ['a value with a backslash at its end', 'x', ['a', '1', 'b"'], '"x\\\\"'],
  ['an empty value', '"}]', ['a', '1', 'c~/'], '""'],
  ['a value with brackets in it', ']}"}', ['d'], '"]}"'],
])('finds %s, what leads to it and where that begins', (...[, mark, path, written]) => {
  const place = stringAt(TEXT, TEXT.indexOf(mark));

  expect(place?.path).toEqual(path);
  expect(TEXT.slice(place?.start, place?.end)).toBe(written);
  const first = place?.containers.map((start) => TEXT.charAt(start));
  expect(first).toEqual(path.map((each) => (each === '1' ? '[' : '{')));
});

test.each(['a"', '1,', 'b\\', '{"a', ': "x', 'd"'])('finds no value at %s', (mark) => {
  expect(stringAt(TEXT, TEXT.indexOf(mark))).toBeUndefined();
});

test('finds each string of any value, wherever in it, and where each object ends', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), nat(4), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      for (let offset = 0; offset < text.length; offset += 1) {
        const place = stringAt(text, offset);
        if (!place) continue;
        const written: unknown = JSON.parse(text.slice(place.start, place.end));
        expect(at(value, place.path)).toBe(written);
        const ends = place.containers.map((start) => endOfValue(text, start));
        const inside = place.containers.map((start, index) =>
          JSON.parse(text.slice(start, ends[index])),
        );
        expect(inside).toEqual(
          place.path.map((_, depth) => at(JSON.parse(text), place.path.slice(0, depth))),
        );
      }
    }),
  );
});

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (present, name) => Object.getOwnPropertyDescriptor(present, name)?.value,
    value,
  );
}
