import { changeFinder, type FindChange } from './find-change.ts';

/**
 * Loads what finds changes for problems: its schemas are those of the code editor, in a chunk of
 * their own.
 */
export async function loadChangeFinder(): Promise<FindChange> {
  const { default: schemas } = await import('#schemas/generated/editor-schemas.json');
  return changeFinder(schemas);
}
