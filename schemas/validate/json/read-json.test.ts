import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** The pointer and the code of what is wrong with a text, and the text in front of it. */
function problemIn(text: string) {
  const reading = readJson(text);
  if (!('problem' in reading)) return undefined;
  const { problem, offset, length } = reading;
  return { code: problem.code, pointer: problem.pointer, before: text.slice(0, offset), length };
}

test.each([
  ['5', 0],
  ['null', 0],
  ['[]', 0],
  ['{}', 0],
  ['{"a": 1, "b": null}', 2],
  ['{"a": {"b": [{"c": 1}, {"c": 2}]}}', 4],
])('the properties of all objects in %s are counted: %i', (text, members) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text), members });
});

test('64 levels are read, and one more is too deep where it begins', () => {
  expect(readJson(deep(64))).toHaveProperty('value');
  expect(problemIn(deep(65))).toEqual({
    code: 'too-deep',
    pointer: '/0'.repeat(64),
    before: '['.repeat(64),
    length: 1,
  });
});

test.each([
  [`{"a": 1, "b": ["x", {"c": 2}, ${deep(63)}]}`, `/b/2${'/0'.repeat(62)}`],
  [`[{"a": [1]}, {"b/c": ["d", ${deep(62)}]}]`, `/1/b~1c/1${'/0'.repeat(61)}`],
  [`{"a": "[{", "b": ${deep(64)}, "c": [1, 2`, `/b${'/0'.repeat(63)}`],
])('in %.40s the place that is too deep is named by its names and indices', (text, pointer) => {
  expect(problemIn(text)).toMatchObject({ code: 'too-deep', pointer });
});

test('a text that is broken before it is too deep is broken, and is too deep all the same', () => {
  expect(problemIn(`{"a" ${deep(64)}}`)).toMatchObject({ code: 'too-deep' });
  expect(problemIn(`{"a" ${deep(63)}}`)).toMatchObject({ code: 'broken-json', before: '{"a" ' });
});
