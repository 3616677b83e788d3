import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { CheckModule, ComponentFamily } from '../../check-module.ts';
import { componentChecks } from '../../generated/checks.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import type { SchemaFile } from '../../generate/read-schemas.ts';
import { SCHEMA_HOST } from '../../schema-ids.ts';
import { explainError, isSystemError } from './find-files.ts';

/** A component type that is not the product's own, with the check that its schema makes. */
export interface OwnComponent {
  readonly type: string;
  readonly family: ComponentFamily;
  readonly module: CheckModule;
}

const ENDING = '.schema.json';
const SKIPPED = ['**/node_modules/**', '**/dist/**', '**/generated/**'];
const SCHEMAS = join(import.meta.dirname, '../..');

/** The names of the folders that say of which family a component is. */
const FAMILIES: readonly ComponentFamily[] = ['headers', 'cards', 'blocks'];

/**
 * Reads the component types that a folder describes, each in a schema named as it is:
 * `savings-rate.schema.json`. One in a folder `headers` or `cards` is of that family, any other a
 * block. Refuses with a sentence what is no folder, no schema, or a type that there is already.
 */
export async function loadComponents(
  folder: string,
  cwd: string,
): Promise<{ readonly components: readonly OwnComponent[] } | { readonly refusal: string }> {
  const root = resolve(cwd, folder);
  try {
    // A pattern finds nothing in what is no folder; this gives the reason.
    readdirSync(root);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { refusal: explainError(folder, error) };
  }
  const paths = globSync(`**/*${ENDING}`, { cwd: root, exclude: SKIPPED }).toSorted();
  if (paths.length === 0) {
    return { refusal: `${folder} has no component: no file ends in ${ENDING}. Name another.` };
  }
  const components: OwnComponent[] = [];
  // The compiler is a large part of the command, which few of its runs need.
  const { compileCheck } = await import('../../generate/compile-check.ts');
  const { readSchemas } = await import('../../generate/read-schemas.ts');
  const known = readSchemas(SCHEMAS);
  for (const path of paths) {
    try {
      const file = readComponent(join(root, path));
      const family = FAMILIES.find((name) => name === file.family) ?? 'blocks';
      components.push({ type: basename(path, ENDING), family, module: compileCheck(file, known) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { refusal: `${join(folder, path)} describes no component: ${reason}` };
    }
  }
  return { components };
}

/** Reads the schema of a component. Throws with a sentence where it is none. */
function readComponent(path: string): SchemaFile {
  const type = basename(path, ENDING);
  const schema: JsonSchema = JSON.parse(readFileSync(path, 'utf8'));
  if (schema.properties?.['componentType']?.const !== type) {
    throw new Error(
      `its property componentType has to be {"const": "${type}"}, as its file is named.`,
    );
  }
  if (componentChecks.has(type)) {
    throw new Error(`there is a component ${type} already. Take another name.`);
  }
  const id = schema.$id ?? `${SCHEMA_HOST}own/${type}${ENDING}`;
  const family = basename(dirname(path));
  return { address: `own/${type}`, family, id, schema: { ...schema, $id: id } };
}
