import type { Shape } from '../check-module.ts';
import { follow, flatten } from './flatten.ts';
import { mapValues, type JsonSchema } from './json-schema.ts';
import type { SchemaSet } from './read-schemas.ts';

/** The names and the kinds of value of a flat schema, all references followed. */
export function toShape(schema: JsonSchema, schemas: SchemaSet): Shape {
  const { $ref, 'x-address': address, 'x-advice': advice } = schema;
  if ($ref) {
    const shape = toShape(flatten(follow($ref, schemas), schemas), schemas);
    return { ...shape, ...(address && { address }), ...(advice && { advice }) };
  }
  if (schema['x-kind'] === 'component') return componentPlace(schema);

  const { properties, items, additionalProperties } = schema;
  return {
    ...(schema['x-kind'] && { kind: schema['x-kind'] }),
    ...(schema['x-anchor'] && { anchor: true }),
    ...(address && { address }),
    ...(advice && { advice }),
    ...(properties && { properties: mapValues(properties, (each) => toShape(each, schemas)) }),
    ...(items && { items: toShape(items, schemas) }),
    ...(typeof additionalProperties === 'object' && {
      values: toShape(additionalProperties, schemas),
    }),
  };
}

function componentPlace({ 'x-family': family }: JsonSchema): Shape {
  return { kind: 'component', ...(family && { family }) };
}
