import { expect, test } from 'vitest';
import { checkLimits, MAX_DEPTH, MAX_TEXT_LENGTH } from './limits.ts';

function nested(levels: number): unknown {
  let value: unknown = 'inside';
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
}

test('a document within the limits has no problem', () => {
  const text = 'x'.repeat(MAX_TEXT_LENGTH);

  expect(checkLimits({ inside: nested(MAX_DEPTH - 1), text, list: [null, 1, true] })).toEqual([]);
});

test('one level too many is one problem at that level, however deep it goes on', () => {
  const problems = checkLimits(nested(10_000));

  expect(problems).toEqual([
    expect.objectContaining({ code: 'too-deep', at: '/a'.repeat(MAX_DEPTH) }),
  ]);
});

test('a text too long is one problem at the text', () => {
  const problems = checkLimits({ list: ['short', 'x'.repeat(MAX_TEXT_LENGTH + 1)] });

  expect(problems).toEqual([expect.objectContaining({ code: 'text-too-long', at: '/list/1' })]);
});

test.each(['__proto__', 'constructor', 'prototype'])('the name %s is forbidden', (name) => {
  const document: unknown = JSON.parse(`{"data":{"${name}":{"a":1}}}`);

  const problems = checkLimits(document);

  expect(problems).toEqual([
    expect.objectContaining({ code: 'forbidden-key', at: `/data/${name}` }),
  ]);
});

test('the walk stops after the first few problems', () => {
  const document: unknown = Array.from({ length: 1_000 }, () => JSON.parse('{"__proto__":1}'));

  expect(checkLimits(document)).toHaveLength(5);
});

test.each([[undefined], [null], ['text'], [5]])('%j by itself has no problem', (value) => {
  expect(checkLimits(value)).toEqual([]);
});
