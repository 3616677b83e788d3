import { array, assert, dictionary, jsonValue, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { findValueText, findMemberTexts } from './text-of-member.ts';

test('a member is taken out as if it stood in a file of its own', () => {
  const text = `{\n  "savings": {\n    "groups": [\n      "a"\n    ]\n  },\n  "loans": {}\n}\n`;

  expect([...(findMemberTexts(text) ?? [])]).toEqual([
    ['savings', '{\n  "groups": [\n    "a"\n  ]\n}\n'],
    ['loans', '{}\n'],
  ]);
});

test('what its author has laid out otherwise stays so', () => {
  const text = `{ "a": { "b" : [1,\n2 ] } }`;

  expect(findValueText(text, ['a', 'b'])).toBe('[1,\n2 ]\n');
});

test('what is no object, or broken, has no members', () => {
  expect(['', '[]', '{ "a": 1, }', '{ "a": '].map(findMemberTexts)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(findValueText('{ "a": 1, }', ['a'])).toBeUndefined();
});

test('the texts mean what the document means', () => {
  const name = stringMatching(/^[a-z]{1,8}$/);
  assert(
    property(dictionary(name, jsonValue()), array(jsonValue()), (document, more) => {
      const value = { ...document, more };

      const texts = findMemberTexts(JSON.stringify(value, undefined, 2)) ?? new Map();

      for (const [key, member] of Object.entries(value)) {
        expect(texts.get(key)).toBe(`${JSON.stringify(member, undefined, 2)}\n`);
      }
    }),
    { numRuns: 50 },
  );
});
