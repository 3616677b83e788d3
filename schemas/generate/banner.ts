import { posix } from 'node:path';
import type { SchemaFile } from './read-schemas.ts';

/** The first line of a generated file. It leads back to the schema. */
export function generateBanner(file: SchemaFile): string {
  const source = `${getPathToSchemas(file)}${file.address}.schema.json`;
  return `// Made by \`npm run generate\` from ${source}. Do not edit.\n`;
}

/** The way from a generated file back to the folder of schemas, such as `../../`. */
export function getPathToSchemas(file: SchemaFile): string {
  return `${posix.relative(posix.join('generated', file.family), '')}/`;
}
