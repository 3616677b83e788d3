import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_HOST } from '../schema-ids.ts';
import type { JsonSchema } from './json-schema.ts';

export interface SchemaFile {
  /** Its place below the folder of schemas, without `.schema.json`: `cards/service-card`. */
  readonly address: string;
  /** Its folder: `cards`, or '' for a root schema. */
  readonly family: string;
  readonly id: string;
  readonly schema: JsonSchema;
}

/** Every schema of the project by `$id`, in the order of their addresses. */
export type SchemaSet = ReadonlyMap<string, SchemaFile>;

const ENDING = '.schema.json';
const COMPONENT_FAMILIES = ['headers', 'cards', 'blocks'];

/** Reads every schema file below a folder. Throws when the $id of a file is not its own path. */
export function readSchemas(folder: string): SchemaSet {
  const addresses = globSync(`**/*${ENDING}`, { cwd: folder, exclude: ['generated/**'] })
    .map((path) => path.replaceAll('\\', '/').slice(0, -ENDING.length))
    .sort();
  const files = addresses.map((address) => readSchema(folder, address));
  return new Map(files.map((file) => [file.id, file]));
}

/** Returns true if it describes a component that a page may hold. */
export function isComponent(file: SchemaFile): boolean {
  return COMPONENT_FAMILIES.includes(file.family);
}

/** Returns true if a type and a check are made for it. Shared schemas only live inside others. */
export function hasModule(file: SchemaFile): boolean {
  return file.family !== 'shared';
}

function readSchema(folder: string, address: string): SchemaFile {
  const path = join(folder, `${address}${ENDING}`);
  const schema: JsonSchema = JSON.parse(readFileSync(path, 'utf8'));
  const id = `${SCHEMA_HOST}${address}${ENDING}`;
  const name = address.split('/').at(-1) ?? address;
  const file = { address, family: address.split('/').slice(0, -1).join('/'), id, schema };

  if (schema.$id !== id) throw new Error(`${path}: its $id has to be ${id}.`);
  if (!schema.title) throw new Error(`${path}: it has no title. The title names its type.`);
  if (isComponent(file) && schema.properties?.['componentType']?.const !== name) {
    throw new Error(`${path}: its componentType has to be the constant ${name}.`);
  }
  return file;
}
