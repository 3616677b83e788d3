import { Ajv2020 } from 'ajv/dist/2020.js';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { printEditorSchema } from './editor-schema.ts';
import { readSchemas } from './read-schemas.ts';

const text = printEditorSchema(readSchemas(dirname(import.meta.dirname)));
const schema = JSON.parse(text);
const validate = new Ajv2020({ strict: false }).compile(schema);

function pageWith(component: object): object {
  return { data: { flexZone: { flexComponents: [component] } } };
}

test('the editor schema is one document without keywords of our own', () => {
  expect(text).not.toMatch(/"(x-[a-z]+|tsType|unevaluatedProperties|\$id)":/);
  expect(text.match(/"\$ref": "(?!#\/\$defs\/)/g)).toBeNull();
});

test('each type is offered with a description and a snippet that is right once filled in', () => {
  const { AnyComponent } = schema.$defs;
  const { enum: types, enumDescriptions } = AnyComponent.properties.componentType;
  const snippets: { label: string; body: object }[] = AnyComponent.defaultSnippets;

  expect(types).toContain('service-card');
  expect(enumDescriptions).toHaveLength(types.length);
  expect(snippets.map(({ label }) => label)).toEqual(types);
  expect(snippets.filter(({ body }) => !validate(pageWith(body)))).toEqual([]);
});

test('a place for cards offers cards only', () => {
  expect(schema.$defs.AnyCard.properties.componentType.enum).toEqual(
    schema.$defs.AnyComponent.properties.componentType.enum.filter((type: string) =>
      type.endsWith('-card'),
    ),
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

test('it accepts what a base allows', () => {
  expect(validate(pageWith({ componentType: 'service-card', title: 'x', id: 'a' }))).toBe(true);
});
