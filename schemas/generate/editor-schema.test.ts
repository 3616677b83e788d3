import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { printEditorSchemas } from './editor-schema.ts';
import { readSchemas } from './read-schemas.ts';

const PAGE = 'https://experience.local/page-response.schema.json';
const schemas = readSchemas(dirname(import.meta.dirname));
const text = printEditorSchemas(schemas);
const all: { readonly url: string; readonly schema: AnySchemaObject }[] = JSON.parse(text);
const definitions = all.find(({ schema }) => '$defs' in schema)?.schema['$defs'];
const ajv = new Ajv2020({ strict: false });
for (const { url, schema } of all) ajv.addSchema(schema, url);
const validate = ajv.compile({ $ref: PAGE });

function pageWith(component: object): object {
  return { data: { flexZone: { flexComponents: [component] } } };
}

test('what schemas have in common is one document without keywords of our own', () => {
  expect(text).not.toMatch(/"(x-[a-z]+|tsType|unevaluatedProperties|\$id)":/);
  expect(JSON.stringify(definitions).match(/"\$ref":"(?!#\/\$defs\/)/g)).toBeNull();
});

test('each type is offered with a description and a snippet that is right once filled in', () => {
  const { AnyComponent } = definitions;
  const { enum: types, enumDescriptions } = AnyComponent.properties.componentType;
  const snippets: { label: string; body: object }[] = AnyComponent.defaultSnippets;

  expect(types).toContain('service-card');
  expect(enumDescriptions).toHaveLength(types.length);
  expect(snippets.map(({ label }) => label)).toEqual(types);
  expect(snippets.filter(({ body }) => !validate(pageWith(body)))).toEqual([]);
});

test('a place for cards offers cards only', () => {
  const cards = [...schemas.values()].filter(({ family }) => family === 'cards');

  expect(definitions.AnyCard.properties.componentType.enum).toEqual(
    cards.map(({ address }) => basename(address)),
  );
});

test.each([
  ['an unknown type', { componentType: 'servise-card', title: 'x' }],
  ['a misspelt property', { componentType: 'service-card', titel: 'x' }],
  ['a surplus property', { componentType: 'service-card', title: 'x', colour: 'red' }],
  ['a block within cards', { componentType: 'cards', cards: [{ componentType: 'paragraph' }] }],
])('it refuses %s', (_name, component) => {
  expect(validate(pageWith(component))).toBe(false);
});

test.each([
  ['a card that names its kind', { cardType: 'service', title: 'x' }],
  ['a card with both', { componentType: 'service-card', cardType: 'service', title: 'x' }],
  [
    'such a card within cards',
    { componentType: 'cards', cards: [{ cardType: 'news', title: 'x' }] },
  ],
])('CD-005 it accepts %s', (_name, component) => {
  expect(validate(pageWith(component))).toBe(true);
});

test.each([
  ['no type and no kind', { title: 'x' }],
  ['a kind that does not exist', { cardType: 'teaser', title: 'x' }],
  ['a field of another kind', { cardType: 'service', title: 'x', date: '2026-11-12' }],
  ['a kind that its type is not', { componentType: 'news-card', cardType: 'service', title: 'x' }],
])('CD-005 it refuses %s', (_name, component) => {
  expect(validate(pageWith(component))).toBe(false);
});

test('it accepts what a base allows', () => {
  expect(validate(pageWith({ componentType: 'service-card', title: 'x', id: 'a' }))).toBe(true);
});
