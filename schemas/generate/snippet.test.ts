import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaSet } from './read-schemas.ts';
import { generateSnippet } from './snippet.ts';

const LINK: JsonSchema = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string' }, text: { type: 'string' } },
};
const schemas: SchemaSet = new Map([
  ['https://a/link', { id: 'https://a/link', address: 'link', family: 'shared', schema: LINK }],
]);

/** The value that is inserted for one required property. */
const valueOf = (schema: JsonSchema) =>
  generateSnippet({ required: ['a'], properties: { a: schema } }, schemas);

test.each<[string, JsonSchema, unknown]>([
  ['its constant', { const: 'x', default: 'y' }, 'x'],
  ['its default', { default: 'y', examples: ['z'] }, 'y'],
  ['its first example', { examples: ['z'], enum: ['q'] }, 'z'],
  ['the first of its choices', { enum: ['q', 'r'] }, 'q'],
  ['false, where that is its default', { type: 'string', default: false }, false],
  ['a place to type, where its example could be taken for one', { examples: ['$1'] }, '$1'],
  ['a place to type, where nothing is known', { type: 'string' }, '$1'],
  ['false for a truth', { type: 'boolean' }, false],
  ['the least whole number', { type: 'integer', minimum: 3 }, 3],
  ['the least number', { type: 'number', minimum: 0.5 }, 0.5],
  ['zero, where there is no least', { type: ['integer', 'null'] }, 0],
  ['an empty list', { type: 'array', items: { type: 'boolean' } }, []],
  ['a list of one, where it needs one', { type: 'array', minItems: 1, items: { enum: [7] } }, [7]],
  ['an object of what it requires', LINK, { url: '$1' }],
  ['what a reference leads to', { $ref: 'https://a/link' }, { url: '$1' }],
])('a property gets %s', (_, schema, value) => {
  expect(valueOf(schema)).toEqual({ a: value });
});

test('only required properties are inserted, the componentType first, and places are numbered', () => {
  const text = { type: 'string' } as const;
  const schema: JsonSchema = {
    required: ['title', 'gone', 'componentType', 'body'],
    properties: { title: text, intro: text, componentType: { const: 'card' }, body: text },
  };

  const snippet = generateSnippet(schema, schemas);

  expect(JSON.stringify(snippet)).toBe('{"componentType":"card","title":"$1","body":"$2"}');
});
