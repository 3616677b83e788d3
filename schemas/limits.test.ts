import { describe, expect, test } from 'vitest';
import {
  checkComponentLimits,
  checkLimits,
  MAX_COMPONENT_TEXT,
  MAX_DEPTH,
  MAX_MEMBERS,
  MAX_TEXT_LENGTH,
} from './limits.ts';

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
    expect.objectContaining({ code: 'too-deep', pointer: '/a'.repeat(MAX_DEPTH) }),
  ]);
});

test('a text too long is one problem at the text', () => {
  const problems = checkLimits({ list: ['short', 'x'.repeat(MAX_TEXT_LENGTH + 1)] });

  expect(problems).toEqual([
    expect.objectContaining({ code: 'text-too-long', pointer: '/list/1' }),
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])('the name %s is forbidden', (name) => {
  const document: unknown = JSON.parse(`{"data":{"${name}":{"a":1}}}`);

  const problems = checkLimits(document);

  expect(problems).toEqual([
    expect.objectContaining({ code: 'forbidden-key', pointer: `/data/${name}` }),
  ]);
});

test('the walk stops after the first few problems', () => {
  const document: unknown = Array.from({ length: 1_000 }, () => JSON.parse('{"__proto__":1}'));

  expect(checkLimits(document)).toHaveLength(5);
});

test.each([[undefined], [null], ['text'], [5]])('%j by itself has no problem', (value) => {
  expect(checkLimits(value)).toEqual([]);
});

test('too many properties of one object are one problem at the object', () => {
  const members = Array.from({ length: MAX_MEMBERS + 1 }, (_, index) => [`name-${index}`, {}]);

  const problems = checkLimits({ data: Object.fromEntries(members) });

  expect(problems).toEqual([
    expect.objectContaining({ code: 'too-many-members', pointer: '/data' }),
  ]);
});

test('texts too long together are one problem of a component, and none of a document', () => {
  const texts = Array.from({ length: 5 }, () => 'x'.repeat(MAX_COMPONENT_TEXT / 4));

  expect(checkComponentLimits({ texts })).toEqual([
    expect.objectContaining({ code: 'component-too-long', pointer: '' }),
  ]);
  expect(checkLimits({ texts })).toEqual([]);
});

test('a component within its limits has no problem, and one with a worse one has that only', () => {
  expect(checkComponentLimits({ text: 'x'.repeat(MAX_TEXT_LENGTH), title: 'x' })).toEqual([]);
  expect(checkComponentLimits(nested(MAX_DEPTH + 1))).toEqual([
    expect.objectContaining({ code: 'too-deep' }),
  ]);
});

/** An object with so many properties. */
const wide = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name-${index}`, index]));

const texts = (length: number) => ['x'.repeat(150_000), 'x'.repeat(length - 150_000)];

describe('a component may have', () => {
  test.each([
    ['64 levels', nested(64), nested(65), 'too-deep'],
    ['200,000 characters in a text', 'x'.repeat(200_000), 'x'.repeat(200_001), 'text-too-long'],
    ['1,000 properties in an object', wide(1_000), wide(1_001), 'too-many-members'],
    ['250,000 characters in all texts', texts(250_000), texts(250_001), 'component-too-long'],
  ])('%s and no more', (...row) => {
    const [, most, more, code] = row;

    expect(checkComponentLimits(most)).toEqual([]);
    expect(checkComponentLimits(more)).toEqual([expect.objectContaining({ code })]);
  });

  test('more than 1,000 items in a list, which pages count', () => {
    expect(checkComponentLimits(Array.from({ length: 1_001 }, () => 1))).toEqual([]);
    expect(checkLimits([Array.from({ length: 1_001 }, () => 'x'), nested(65)])).toHaveLength(1);
  });
});

test('of several problems each is found at its place, and what is within the limits is not', () => {
  const long = 'x'.repeat(MAX_TEXT_LENGTH + 1);
  const document = {
    a: [long, { b: 'x', c: [long] }],
    d: wide(MAX_MEMBERS + 1),
    e: long,
    f: wide(MAX_MEMBERS),
    g: 'x'.repeat(MAX_TEXT_LENGTH),
  };

  expect(checkLimits(document).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'text-too-long /a/0',
    'text-too-long /a/1/c/0',
    'too-many-members /d',
    'text-too-long /e',
  ]);
});
