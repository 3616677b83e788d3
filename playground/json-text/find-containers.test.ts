import { assert, jsonValue, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { endOfValue } from './members.ts';
import { findContainers } from './find-containers.ts';

const TEXT = '{"a": [1, {"b\\"": "x\\\\", "c~/": ""}], "d": "]}"}';

test.each([
  ['a value with a backslash at its end', 'x', ['a', '1', 'b"']],
  ['an empty value', '"}]', ['a', '1', 'c~/']],
  ['a value with brackets in it', ']}"}', ['d']],
  ['a number', '1,', ['a', '0']],
  ['the first name of an object', 'b\\', ['a', '1', '']],
])('finds what %s stands in, and where that begins', (_what, mark, path) => {
  const place = findContainers(TEXT, TEXT.indexOf(mark));

  expect(place.path).toEqual(path);
  const first = place.containers.map((start) => TEXT.charAt(start));
  expect(first).toEqual(path.map((each) => (/\d/.test(each) ? '[' : '{')));
});

test('finds the containers of each place of any value, and where each of them ends', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), nat(4), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      for (let offset = 0; offset < text.length; offset += 1) {
        const { path, containers } = findContainers(text, offset);
        const inside = containers.map((start) =>
          JSON.parse(text.slice(start, endOfValue(text, start))),
        );
        expect(inside).toEqual(path.map((_, depth) => at(value, path.slice(0, depth))));
      }
    }),
    { numRuns: 30 },
  );
});

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (present, name) => Object.getOwnPropertyDescriptor(present, name)?.value,
    value,
  );
}
