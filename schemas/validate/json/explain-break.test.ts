import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';

/** The message about a text that cannot be read, with the text in front of the place. */
function breakIn(text: string) {
  const reading = readJson(text);
  if (!('problem' in reading)) throw new Error('The text can be read.');
  const { problem, offset, length } = reading;
  return { ...problem, before: text.slice(0, offset), there: text.slice(offset, offset + length) };
}

/** The text with its quick fix made. */
function fixed(text: string): string {
  const reading = readJson(text);
  if (!('problem' in reading)) throw new Error('The text can be read.');
  const { problem, offset, length } = reading;
  if (problem.replacement === undefined) throw new Error('There is no quick fix.');
  return text.slice(0, offset) + problem.replacement + text.slice(offset + length);
}

test('two versions that were merged are named where the first begins, whatever else is broken', () => {
  const found = breakIn('{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}');

  expect(found.there).toBe('<<<<<<< HEAD');
  expect(found.fix).toContain('Keep one of them');
});

describe('a comma too many', () => {
  test.each([
    ['{"a": 1,}', '{"a": 1}', 'closing brace'],
    ['[1, 2 ,\n]', '[1, 2 \n]', 'closing bracket'],
  ])('before the end in %j is found where it stands and taken away', (text, right, end) => {
    const found = breakIn(text);

    expect(found.there).toBe(',');
    expect(found.message).toBe(`Broken JSON. A comma stands before the ${end}.`);
    expect(found.fix).toContain('Remove this comma.');
    expect(fixed(text)).toBe(right);
  });

  test('beside another one is taken away', () => {
    expect(breakIn('[1,,2]').message).toBe('Broken JSON. Two commas follow each other.');
    expect(fixed('[1,,2]')).toBe('[1,2]');
  });
});

describe('a bracket that is missing', () => {
  test.each([
    [
      '{"a": [1, 2}',
      '{"a": [1, 2',
      'A closing bracket is missing here: the list that begins in line 1, column 7 is still open.',
    ],
    [
      '{\n  "a": {\n  "b": 1 ]',
      '{\n  "a": {\n  "b": 1 ',
      'A closing brace is missing here: the object that begins in line 2, column 8 is still open.',
    ],
    [
      '{"a": {"b": 1}',
      '{"a": {"b": 1}',
      'A closing brace is missing here: the object that begins in line 1, column 1 is still open.',
    ],
  ])('in %j is named with what it would close', (text, before, what) => {
    const found = breakIn(text);

    expect(found.message).toBe(`Broken JSON. ${what}`);
    expect(found.before).toBe(before);
    expect(found.fix).toMatch(/^Write [}\]] /);
  });

  test('has nothing to do with one too many, which is taken away', () => {
    expect(breakIn('{"a": 1}}').message).toBe('Broken JSON. This closing brace closes nothing.');
    expect(fixed('{"a": 1}}')).toBe('{"a": 1}');
  });

  test('is not blamed for another mistake before it', () => {
    expect(breakIn('{"a": 1 "b": [').message).toBe('Broken JSON. A comma is missing here.');
  });

  test('is not looked for within texts', () => {
    expect(breakIn('{"a": "[{", "b" 1}').message).toBe('Broken JSON. A colon is missing here.');
  });
});

describe('quotation marks of a text processor or of a program', () => {
  test.each([
    ['{“title”: "x"}', '{"title": "x"}'],
    ['{"title": “Home loans, from 3 %”}', '{"title": "Home loans, from 3 %"}'],
    ["{'title': 'It’s here'}", `{"title": 'It’s here'}`],
    [`{"title": 'It\\'s "here"'}`, '{"title": "It\'s \\"here\\""}'],
    ['{"title": «Maison»}', '{"title": "Maison"}'],
    ['{"title": `x`}', '{"title": "x"}'],
  ])('in %j become straight double quotes', (text, right) => {
    const found = breakIn(text);

    expect(found.message).toBe('Broken JSON. These quotation marks are not those of JSON.');
    expect(found.fix).toContain('straight double quotes');
    expect(fixed(text)).toBe(right);
  });

  test('are seen where one of them is to close a text', () => {
    const found = breakIn('{"title”: "x"}');

    expect(found.fix).toContain('straight double quote; ” is none');
  });
});

describe('words without quotes', () => {
  test('a name gets its quotes', () => {
    expect(breakIn('{"a": 1, title: 2}').message).toBe(
      'Broken JSON. The name title has no quotes.',
    );
    expect(fixed('{"a": 1, title: 2}')).toBe('{"a": 1, "title": 2}');
  });

  test.each([
    ['[True]', '[true]'],
    ['[FALSE]', '[false]'],
    ['[Null]', '[null]'],
  ])('%s is written in lower case', (text, right) => {
    expect(fixed(text)).toBe(right);
  });

  test.each(['undefined', 'NaN', 'None', 'nil', 'Infinity'])('%s is left out', (word) => {
    expect(breakIn(`{"a": ${word}}`).fix).toContain('Leave the property out');
  });

  test('a text is put in quotes', () => {
    expect(breakIn('{"size": large}').fix).toContain('Write a text in double quotes: "large".');
  });
});

test.each([
  ['a number with a leading zero', '[01]', 'without a zero in front'],
  ['a number without its first digit', '[.5]', 'a digit before the point'],
  ['a number without its last digit', '[1.]', 'Write digits, such as 12 or 1.5.'],
  ['a line break in a text', '{"a": "one\ntwo"}', 'written \\n'],
  ['a comment', '// x\n{}', 'Remove the comment'],
  ['a missing comma', '[1 2]', 'Write a comma before it'],
  ['a missing colon', '{"a" 1}', 'Write a colon before it'],
  ['an empty text', '  ', 'Write the document'],
])('%s is reported with what to do', (_, text, advice) => {
  const { fix } = breakIn(text);

  expect(fix).toContain(advice);
  expect(fix).toMatch(/\.$/);
});
