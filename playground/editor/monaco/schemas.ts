import schemasOfFiles from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { isRecord } from '#schemas/is-record.ts';
import type { SchemaWords } from '../../environment/schema-words.ts';
import { DOCUMENT_KINDS } from '../../state/document/document-kinds.ts';
import { DOCUMENTS, type DocumentName } from '../../state/document/names.ts';
import type { Assistance } from '../editor-props.ts';

/**
 * The definitions whose values are offered out of the fixtures: icons, pictures and pages that
 * there are.
 */
const KNOWN = new Set(['IconId', 'ImageUrl', 'Url']);
const REFERENCES = new Set([...KNOWN].map((name) => `#/$defs/${name}`));
const OF_THE_SITE = /^\/(?!\/)/;

/** A schema under the address that documents and other schemas name. */
interface EditorSchema {
  readonly uri: string;
  readonly schema: object;
  /** Documents that it holds for though they do not name it. */
  readonly fileMatch?: string[];
}

/** The address of a document in the editor. The schema of its tab goes by it. */
export function toModelAddress(document: DocumentName): string {
  return `inmemory://playground/${document}.json`;
}

/**
 * Creates the schemas by which the editor completes and explains, in the words of a language. A
 * document that names its schema is looked up by that name alone, so every schema has an entry
 * under its own name; and there is one entry for each tab.
 */
export function createEditorSchemas({ words, describeFolder }: SchemaTexts): EditorSchema[] {
  return [
    ...schemasOfFiles.map(({ url, schema }) => ({
      uri: url,
      schema: translateSchema(excludeExisting(schema), words.translate),
    })),
    ...DOCUMENTS.map((document) => ({
      uri: `inmemory://playground/${document}.schema.json`,
      fileMatch: [toModelAddress(document)],
      schema: schemaOf(document, describeFolder),
    })),
  ];
}

/** The texts of schemas, in the language of the tool. */
export type SchemaTexts = Pick<Assistance, 'words' | 'describeFolder'>;

/** Returns a schema with its descriptions in another language. */
function translateSchema(schema: object, translate: SchemaWords['translate']): object {
  const inWords = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inWords);
    return isRecord(value) ? translateSchema(value, translate) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'description' && typeof value === 'string' ? translate(value) : inWords(value),
    ]),
  );
}

/** Returns the schema of a tab's content, for a document that names no schema itself. */
function schemaOf(document: DocumentName, describeFolder: SchemaTexts['describeFolder']): object {
  const { id, folder } = DOCUMENT_KINDS[document];
  if (folder === undefined) return { $ref: id };
  return {
    description: describeFolder(folder),
    type: 'object',
    additionalProperties: { $ref: id },
  };
}

/**
 * A schema for an editor that offers components and the values of the fixtures by itself: without
 * what its schema would offer in the same places once more.
 */
export function excludeExisting(schema: object): object {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => keyword !== 'defaultSnippets')
      .map(([keyword, value]) => [
        keyword,
        keyword === 'properties' ? members(value) : behind(keyword, value),
      ])
      .filter(([keyword, value]) => !(keyword === 'examples' && isOffered(schema, value))),
  );
}

function behind(keyword: string, value: unknown): unknown {
  return keyword === '$defs' ? definitions(value) : inside(value);
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return isRecord(value) ? excludeExisting(value) : value;
}

/**
 * The types of components are offered where they are allowed; a schema would offer all of them
 * everywhere.
 */
function members(all: unknown): unknown {
  if (!isRecord(all)) return all;
  return Object.fromEntries(
    Object.entries(all).map(([name, member]) => {
      if (name !== 'componentType' || !isRecord(member)) return [name, inside(member)];
      const { const: only, enum: _enum, enumDescriptions: _descriptions, ...rest } = member;
      return [name, { ...rest, ...(typeof only === 'string' && { pattern: `^${only}$` }) }];
    }),
  );
}

function definitions(all: unknown): unknown {
  if (!isRecord(all)) return all;
  return Object.fromEntries(
    Object.entries(all).map(([name, definition]) => {
      if (!KNOWN.has(name) || !isRecord(definition)) return [name, inside(definition)];
      const { examples: _examples, ...rest } = definition;
      return [name, inside(rest)];
    }),
  );
}

/** Returns true if the examples of a reference are addresses that the fixtures know. */
function isOffered(schema: object, examples: unknown): boolean {
  const isKnown = '$ref' in schema && REFERENCES.has(String(schema.$ref));
  return (
    isKnown && Array.isArray(examples) && examples.every((each) => OF_THE_SITE.test(String(each)))
  );
}
