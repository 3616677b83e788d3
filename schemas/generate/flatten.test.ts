import { expect, test } from 'vitest';
import { flatten, follow } from './flatten.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';

const HOST = 'https://experience.local/';
const fileOf = (address: string, schema: JsonSchema): SchemaFile => ({
  id: `${HOST}${address}`,
  address,
  family: 'shared',
  schema,
});
const setOf = (...files: SchemaFile[]): SchemaSet => new Map(files.map((file) => [file.id, file]));

const BASE = fileOf('shared/base', {
  title: 'Base',
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, name: { type: 'string' } },
});

test('bases are merged into a schema, which is closed, and its own properties win', () => {
  const card = fileOf('cards/card', {
    allOf: [{ $ref: '../shared/base' }, { if: {} }],
    unevaluatedProperties: false,
    required: ['title', 'id'],
    properties: { name: { enum: ['x'] }, link: { $ref: '../shared/base' } },
  });

  expect(flatten(card, setOf(BASE, card))).toEqual({
    required: ['id', 'title'],
    properties: {
      id: { type: 'string' },
      name: { enum: ['x'] },
      link: { $ref: `${HOST}shared/base` },
    },
    allOf: [{ if: {} }],
    additionalProperties: false,
  });
});

test('a schema without bases and properties gets none', () => {
  const text = fileOf('shared/text', { type: 'string' });

  expect(flatten(text, setOf(text))).toEqual({ type: 'string' });
});

test('a base with a keyword that cannot be merged is refused by its name', () => {
  const base = fileOf('shared/base', { properties: {}, enum: ['x'] });
  const card = fileOf('cards/card', { allOf: [{ $ref: '../shared/base' }] });

  expect(() => flatten(card, setOf(base, card))).toThrow(
    `${HOST}shared/base: a base cannot use the keyword enum.`,
  );
});

test('a reference that leads nowhere is refused by its address', () => {
  expect(() => follow(`${HOST}shared/gone`, setOf(BASE))).toThrow(
    `No schema has the $id ${HOST}shared/gone.`,
  );
});
