import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SCHEMA_HOST } from '../schema-ids.ts';
import { mapInner, type JsonSchema } from './json-schema.ts';
import { printCheck, printPart, type PrintedModule } from './print-check.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';
import { compile } from 'json-schema-to-typescript';
import { generateBanner } from './banner.ts';
import { follow } from './flatten.ts';

const ROOT = '/schemas/';

/** Prints the modules that are made of one schema, and of what it refers to. */
export interface ModulePrinter {
  readonly printType: (file: SchemaFile) => Promise<string>;
  readonly printCheck: (file: SchemaFile) => PrintedModule;
  readonly printPart: (file: SchemaFile) => PrintedModule;
}

/** The import of a compiled part in the code of a check or of another part. */
const PART = /^import \{ validate as \w+ \} from '(?<path>[^']+)\.validate\.ts';$/gm;

/** Creates the printer that makes every module anew. */
export function createPrinter(schemas: SchemaSet): ModulePrinter {
  return {
    printType: (file) => printType(file, schemas),
    printCheck: (file) => printCheck(file, schemas),
    printPart: (file) => printPart(file, schemas),
  };
}

export interface ReuseOptions {
  /** The folder of what was generated before. */
  readonly folder: string;
  readonly schemas: SchemaSet;
  /** The schemas that have changed, by their addresses. */
  readonly touched: readonly string[];
}

/**
 * Creates a printer that reads again what it wrote before: only modules that are not there, and
 * those of schemas that have changed or refer to one that has, are made anew.
 */
export function createReusingPrinter({ folder, schemas, touched }: ReuseOptions): ModulePrinter {
  const anew = createPrinter(schemas);
  const affected = findAffected(schemas, touched);
  const readWritten = ({ id }: SchemaFile, path: string): string | undefined => {
    const whole = join(folder, path);
    return affected.has(id) || !existsSync(whole) ? undefined : readFileSync(whole, 'utf8');
  };
  const readModule = (file: SchemaFile, path: string): PrintedModule | undefined => {
    const text = readWritten(file, path);
    return text === undefined ? undefined : { text, parts: listParts(text, file, schemas) };
  };
  return {
    printType: async (file) => readWritten(file, `${file.address}.ts`) ?? anew.printType(file),
    printCheck: (file) => readModule(file, `${file.address}.check.ts`) ?? anew.printCheck(file),
    printPart: (file) => readModule(file, `${file.address}.validate.ts`) ?? anew.printPart(file),
  };
}

/** Lists the shared schemas whose compiled parts a printed module imports. */
function listParts(text: string, { family }: SchemaFile, schemas: SchemaSet): SchemaFile[] {
  return [...text.matchAll(PART)].flatMap(({ groups }) => {
    const address = posix.join(family, groups?.['path'] ?? '');
    return schemas.get(`${SCHEMA_HOST}${address}.schema.json`) ?? [];
  });
}

/** Finds the `$id` of each schema that is touched or refers to one that is, however far away. */
function findAffected(schemas: SchemaSet, touched: readonly string[]): ReadonlySet<string> {
  const affected = new Set(touched.map((address) => `${SCHEMA_HOST}${address}.schema.json`));
  const references = [...schemas.values()].map(
    (file) => [file.id, listReferences(file.schema, file.id)] as const,
  );
  // A set that grows is iterated to its end.
  for (const id of affected) {
    for (const [from, to] of references) if (to.includes(id)) affected.add(from);
  }
  return affected;
}

function listReferences(schema: JsonSchema, base: string): string[] {
  const references = schema.$ref ? [new URL(schema.$ref, base).href] : [];
  mapInner(schema, (inner) => {
    references.push(...listReferences(inner, base));
    return inner;
  });
  return references;
}

/** The TypeScript module with the type that a schema describes, as a component receives it. */
async function printType(file: SchemaFile, schemas: SchemaSet): Promise<string> {
  // A copy, because the compiler writes into what it gets.
  const code = await compile(JSON.parse(JSON.stringify(forCompiler(file.schema))), file.address, {
    cwd: posix.join(ROOT, file.family, '/'),
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 100 },
    $refOptions: {
      resolve: {
        file: {
          canRead: true,
          read: ({ url }: { url: string }) => JSON.stringify(forCompiler(schemaAt(url, schemas))),
        },
      },
    },
  });
  return `${generateBanner(file)}\n${code}`;
}

function schemaAt(url: string, schemas: SchemaSet): JsonSchema {
  const path = url.slice(url.lastIndexOf(ROOT) + ROOT.length);
  return follow(`${SCHEMA_HOST}${path}`, schemas).schema;
}

/**
 * A keyword beside `$ref` makes the compiler copy the target under a second name; within `allOf` it
 * does not.
 */
function forCompiler(schema: JsonSchema): JsonSchema {
  const { $ref, ...beside } = mapInner(schema, forCompiler);
  if (!$ref) return beside;
  return Object.keys(beside).length === 0 ? { $ref } : { ...beside, allOf: [{ $ref }] };
}
