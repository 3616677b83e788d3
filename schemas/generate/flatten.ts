import { mapInner, type JsonSchema } from './json-schema.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';

const BASE_KEYWORDS = new Set([
  '$schema',
  '$id',
  'title',
  'description',
  'type',
  'properties',
  'required',
]);

/**
 * A schema with absolute references, its bases merged into it, and closed by
 * `additionalProperties`. So a wrong value in a base is one error: `unevaluatedProperties` would
 * call its neighbours surplus as well.
 */
export function flatten(file: SchemaFile, schemas: SchemaSet): JsonSchema {
  return mergeBaseVersions(withAbsoluteReferences(file.schema, file.id), schemas);
}

/** The schema that a reference leads to. Throws when it leads nowhere. */
export function follow(reference: string, schemas: SchemaSet): SchemaFile {
  const file = schemas.get(reference);
  if (!file) throw new Error(`No schema has the $id ${reference}.`);
  return file;
}

function withAbsoluteReferences(schema: JsonSchema, base: string): JsonSchema {
  const inner = mapInner(schema, (each) => withAbsoluteReferences(each, base));
  return schema.$ref ? { ...inner, $ref: new URL(schema.$ref, base).href } : inner;
}

function mergeBaseVersions(schema: JsonSchema, schemas: SchemaSet): JsonSchema {
  const {
    allOf = [],
    unevaluatedProperties,
    ...own
  } = mapInner(schema, (inner) => mergeBaseVersions(inner, schemas));
  const references = allOf.flatMap(({ $ref }) => ($ref ? [$ref] : []));
  const bases = references.map((reference) => flatBase(reference, schemas));
  const others = allOf.filter(({ $ref }) => !$ref);
  const properties = Object.assign({}, ...bases.map((base) => base.properties), own.properties);
  const required = new Set([...bases, own].flatMap((each) => each.required ?? []));

  return {
    ...own,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.size > 0 && { required: [...required] }),
    ...(others.length > 0 && { allOf: others }),
    ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }),
  };
}

function flatBase(reference: string, schemas: SchemaSet): JsonSchema {
  const base = flatten(follow(reference, schemas), schemas);
  const strange = Object.keys(base).find((keyword) => !BASE_KEYWORDS.has(keyword));
  if (strange) throw new Error(`${reference}: a base cannot use the keyword ${strange}.`);
  return base;
}
