import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { tryCommand } from '../command/try-command.testing.ts';
import { findDuplicates } from './duplicates.ts';
import { readJson } from './read-json.ts';

function duplicatesIn(text: string): string[] {
  const reading = readJson(text);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return findDuplicates(text, reading.members).map(({ code, pointer }) => `${code} ${pointer}`);
}

test.each([
  ['{"a": 1, "b": 2, "a": 3}', ['duplicate-property /a']],
  ['{"a": 1, "a": 2, "a": 3}', ['duplicate-property /a']],
  ['{"a": 1, "\\u0061": 2}', ['duplicate-property /a']],
  ['[{"x": {"a": 1, "a": 1}}]', ['duplicate-property /0/x/a']],
  ['{"a/b": {"c": 1, "c": 2}}', ['duplicate-property /a~1b/c']],
  ['{"__proto__": 1, "__proto__": 2}', ['duplicate-property /__proto__']],
  [
    '{"a": {"b": 1, "b": 2}, "a": {"c": 1, "c": 2}}',
    ['duplicate-property /a', 'duplicate-property /a/c'],
  ],
  ['{"a": {"a": {"a": ": \\"a\\": 1"}}, "b": [{"a": 1}, {"a": 1}]}', []],
])('in %s, what stands twice in one object is found', (text, found) => {
  expect(duplicatesIn(text).toSorted()).toEqual(found.toSorted());
});

test('a text without duplicates has none, whatever it holds', () => {
  assert(
    property(dictionary(string(), jsonValue()), (value) => {
      expect(duplicatesIn(JSON.stringify(value, null, 1))).toEqual([]);
    }),
  );
});

test('a property written twice is one problem at its second name, and the rest is checked', async () => {
  const folder = temporaryFolder({
    'card.json': '{\n  "componentType": "service-card",\n  "title": "One",\n  "title": ""\n}',
  });

  const { output, exitCode } = await tryCommand(folder, ['card.json']);

  expect(exitCode).toBe(1);
  expect(output).toContain('card.json:4:3  error  duplicate-property  /title');
  expect(output).toContain('Duplicate property: title. It stands twice in this object.');
  expect(output).toContain('card.json:4:12  error  too-short  /title');
  expect(output).toContain('2 problems');
});
