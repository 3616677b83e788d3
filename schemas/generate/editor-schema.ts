import { SCHEMA_HOST } from '../schema-ids.ts';
import { flatten, follow } from './flatten.ts';
import { mapInner, type JsonSchema } from './json-schema.ts';
import { isComponent, hasModule, type SchemaFile, type SchemaSet } from './read-schemas.ts';
import { generateSnippet } from './snippet.ts';

/** No file has this address. Editors get its content directly. */
const DEFINITIONS = `${SCHEMA_HOST}definitions.json`;

const TYPE = 'componentType';
const KIND = 'cardType';

/** A schema with the keywords that only editors know. */
interface EditorSchema extends JsonSchema {
  readonly enumDescriptions?: readonly string[];
  readonly defaultSnippets?: readonly object[];
  readonly $defs?: Readonly<Record<string, EditorSchema>>;
}

/** A schema under the address by which files and other schemas name it. */
export interface AddressedSchema {
  readonly url: string;
  readonly schema: EditorSchema;
}

/**
 * Generates the schemas that a file can name, in the shape that editors complete best: the
 * component types as a list of values with one condition for each, because they offer the
 * properties of every branch of a `oneOf`. Their common part is defined once, and each of them
 * leads there.
 */
export function generateEditorSchemas(schemas: SchemaSet): readonly AddressedSchema[] {
  const files = [...schemas.values()].filter(hasModule);
  const reached = [...new Set([...files, ...reachable(files, schemas)])];
  return [
    ...files.map((file) => ({ url: file.id, schema: { $ref: definitionOf(file.id, schemas) } })),
    { url: DEFINITIONS, schema: { $defs: definitionsOf(reached, schemas) } },
  ];
}

/** The same as a file, for the playground's editor. */
export function printEditorSchemas(schemas: SchemaSet): string {
  return `${JSON.stringify(generateEditorSchemas(schemas), null, 2)}\n`;
}

function definitionsOf(
  files: readonly SchemaFile[],
  schemas: SchemaSet,
): Readonly<Record<string, EditorSchema>> {
  const definitions = files
    .map((file): [string, EditorSchema] => [
      titleOf(file.id, schemas),
      isChoice(file.schema)
        ? choice(file.schema, schemas)
        : forEditor(withoutType(flatten(file, schemas), file), schemas),
    ])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(definitions);
}

/** Every schema that others can lead to, through their components as well. */
function reachable(roots: readonly SchemaFile[], schemas: SchemaSet): SchemaFile[] {
  const visited = new Set<SchemaFile>();
  const open = [...roots];
  for (let file = open.pop(); file; file = open.pop()) {
    const next = isChoice(file.schema)
      ? componentsFor(file.schema, schemas)
      : referencesOf(flatten(file, schemas)).map((reference) => follow(reference, schemas));
    const unseen = next.filter((each) => !visited.has(each));
    for (const each of unseen) visited.add(each);
    open.push(...unseen);
  }
  return [...visited];
}

function referencesOf(schema: JsonSchema): string[] {
  const references = schema.$ref ? [schema.$ref] : [];
  mapInner(schema, (inner) => {
    references.push(...referencesOf(inner));
    return inner;
  });
  return references;
}

/** A place for components, as a list of types with one condition for each. */
function choice(schema: JsonSchema, schemas: SchemaSet): EditorSchema {
  const components = componentsFor(schema, schemas);
  const types = components.map(typeOf);
  const typeProperty: EditorSchema = {
    enum: types,
    enumDescriptions: components.map((file) => file.schema.description ?? ''),
    description: schema.properties?.['componentType']?.description ?? '',
  };
  return {
    description: schema.description ?? '',
    type: 'object',
    properties: { componentType: typeProperty },
    defaultSnippets: components.map((file) => ({
      label: typeOf(file),
      description: file.schema.description,
      body: generateSnippet(flatten(file, schemas), schemas),
    })),
    allOf: [
      typeUnless(components.flatMap(kindOf)),
      ...components.flatMap((file) =>
        conditionsOf(file).map((condition) => ({
          if: condition,
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; nobody awaits a schema
          then: { $ref: `#/$defs/${titleOf(file.id, schemas)}` },
        })),
      ),
    ],
  };
}

/** A component is known by its type, and a card without one by its kind. */
function conditionsOf(file: SchemaFile): EditorSchema[] {
  const ofType = { properties: { componentType: { const: typeOf(file) } }, required: [TYPE] };
  const ofKind = kindOf(file).map((kind) => ({
    properties: { [KIND]: { const: kind } },
    required: [KIND],
    not: { required: [TYPE] },
  }));
  return [ofType, ...ofKind];
}

/** A type has to be there, but where one of these kinds of cards says as much. */
function typeUnless(kinds: readonly string[]): EditorSchema {
  if (kinds.length === 0) return { required: [TYPE] };
  return {
    if: { properties: { [KIND]: { enum: kinds } }, required: [KIND] },
    else: { required: [TYPE] },
  };
}

/**
 * The schema of a card as it may be written: the rule for its type is apart from what else it
 * needs.
 */
function withoutType(schema: JsonSchema, file: SchemaFile): JsonSchema {
  const kinds = kindOf(file);
  if (kinds.length === 0) return schema;
  const required = schema.required?.filter((name) => name !== TYPE) ?? [];
  return { ...schema, required, allOf: [typeUnless(kinds)] };
}

/** The kind of card that a schema is for; none where it is for no card. */
function kindOf({ family, schema }: SchemaFile): string[] {
  const kind = family === 'cards' ? schema.properties?.[KIND]?.const : undefined;
  return typeof kind === 'string' ? [kind] : [];
}

function componentsFor({ 'x-family': family }: JsonSchema, schemas: SchemaSet): SchemaFile[] {
  return [...schemas.values()].filter(
    (file) => isComponent(file) && (family === undefined || file.family === family),
  );
}

function forEditor(schema: JsonSchema, schemas: SchemaSet): EditorSchema {
  const {
    $schema: _schema,
    $id: _id,
    title: _title,
    tsType: _type,
    ...rest
  } = mapInner(schema, (inner) => forEditor(inner, schemas));
  const known = Object.fromEntries(Object.entries(rest).filter(([word]) => !isOurOwn(word)));
  return schema.$ref ? { ...known, $ref: `#/$defs/${titleOf(schema.$ref, schemas)}` } : known;
}

/** A keyword that only this project knows. */
function isOurOwn(keyword: string): boolean {
  return keyword.startsWith('x-');
}

function isChoice(schema: JsonSchema): boolean {
  return schema['x-kind'] === 'component';
}

function definitionOf(id: string, schemas: SchemaSet): string {
  return `${DEFINITIONS}#/$defs/${titleOf(id, schemas)}`;
}

function titleOf(id: string, schemas: SchemaSet): string {
  return follow(id, schemas).schema.title ?? id;
}

function typeOf(file: SchemaFile): string {
  return String(file.schema.properties?.['componentType']?.const);
}
