import { DOCUMENTS } from '../document/names.ts';
import type { PlaygroundState, PlaygroundStore } from '../state.ts';
import { mayHaveChange, type FindChange, changeFinder } from './find-change.ts';

/**
 * Loads what finds changes for problems with the first problem that needs one: a window that opens
 * a page does not.
 */
export function connectChanges(store: PlaygroundStore, load: () => Promise<FindChange>): void {
  let isLoading = false;
  const stop = store.subscribe(({ playground }, before) => {
    if (isLoading || playground === before.playground || !hasUse(playground)) return;
    isLoading = true;
    load().then(
      (findChange) => {
        stop();
        store.setState({ findChange });
      },
      // The network may be back with the next change. Until then problems are as they are without
      // it.
      () => void (isLoading = false),
    );
  });
}

function hasUse(playground: PlaygroundState['playground']): boolean {
  if (!playground) return false;
  return DOCUMENTS.some((name) => playground.documents[name].problems.some(mayHaveChange));
}

/**
 * Loads what finds changes for problems: its schemas are those of the code editor, in a chunk of
 * their own.
 */
export async function loadChangeFinder(): Promise<FindChange> {
  const { default: schemas } = await import('#schemas/generated/editor-schemas.json');
  return changeFinder(schemas);
}
