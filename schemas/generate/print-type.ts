import { posix } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { generateBanner } from './banner.ts';
import { mapInner, type JsonSchema } from './json-schema.ts';
import { follow } from './flatten.ts';
import { SCHEMA_HOST } from '../schema-ids.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';

const ROOT = '/schemas/';

/** The TypeScript module with the type that a schema describes, as a component receives it. */
export async function printType(file: SchemaFile, schemas: SchemaSet): Promise<string> {
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
