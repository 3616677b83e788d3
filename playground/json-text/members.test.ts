import { assert, jsonValue, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { endOfValue, isContainer, iterateMembers, startOfText, type Member } from './members.ts';

const namesIn = (text: string) => [...iterateMembers(text, 0)].map(({ name }) => name);
const valuesIn = (text: string) =>
  [...iterateMembers(text, 0)].map(({ start, end }) => text.slice(start, end));

test('lists the members of any value as JSON reads them', () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), nat(3), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);

      const read = readAt(text, startOfText(text));

      expect(read).toEqual(JSON.parse(text));
      expect(endOfValue(text, 0)).toBe(text.length);
    }),
  );
});

test.each([
  ['a string that is open ends with its line', '{"a": "x\n, "b": 2}', ['a', 'b'], ['"x', '2']],
  ['a comma that is missing', '{"a": 1 "b": [2]}', ['a', 'b'], ['1', '[2]']],
  ['a value that is missing', '{"a": , "b": 2}', ['a', 'b'], ['', '2']],
  ['a comma too many', '[1, 2,]', ['0', '1'], ['1', '2']],
  ['a text that is cut', '{"a": 1, "b": {"c": [', ['a', 'b'], ['1', '{"c": [']],
  ['an escaped name', String.raw`{"a\"\u0062": 1}`, ['a"b'], ['1']],
])('reads %s', (...[, text, names, values]) => {
  expect(namesIn(text)).toEqual(names);
  expect(valuesIn(text)).toEqual(values);
});

test('comes to an end in a text of any kind', () => {
  for (const text of ['{:::}', '[,,,]', '{"a"', '["', '{}}', '[:', '{1:2,x', '{"a":}']) {
    expect([...iterateMembers(text, 0)].length).toBeLessThan(text.length + 1);
  }
});

function readAt(text: string, start: number): unknown {
  if (!isContainer(text, start)) return JSON.parse(text.slice(start, endOfValue(text, start)));
  const members = [...iterateMembers(text, start)];
  if (text.charAt(start) === '[') return members.map((member) => readAt(text, member.start));
  return Object.fromEntries(
    members.map((member: Member) => [member.name, readAt(text, member.start)]),
  );
}
