import type { CheckModule } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import { flatten } from './flatten.ts';
import { createCompiler, toShape } from './print-check.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';

/**
 * Compiles the check of a schema that is not one of the product's, as `npm run generate` does for
 * those that are. Throws where the schema is none, or refers to one that is not in the set.
 */
export function compileCheck(file: SchemaFile, known: SchemaSet): CheckModule {
  const schemas = new Map([...known, [file.id, file]]);
  const flat = flatten(file, schemas);
  const shape = toShape(flat, schemas);
  const isGood = createCompiler(schemas).getSchema(file.id);
  if (!isGood) throw new Error(`No schema has the $id ${file.id}.`);
  const zones = flat['x-zones'];
  return {
    check: (value) => (isGood(value) ? [] : fold(isGood.errors, shape)),
    shape,
    ...(zones && { zones }),
  };
}
