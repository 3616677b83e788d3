import { createHash } from 'node:crypto';
import type { PlacedChange } from './change.ts';

/**
 * So many changes, picked by a seed. Each has a place of its own in the order, so that the same
 * ones are picked when something else in the module has changed, and a larger number begins with
 * the same ones.
 */
export function pickChanges(
  changes: readonly PlacedChange[],
  { count, seed }: { readonly count: number; readonly seed: number },
): PlacedChange[] {
  return changes
    .map((change) => ({ change, place: placeOf(change, seed) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ change }) => change);
}

function placeOf({ path, from, to }: PlacedChange, seed: number): string {
  return createHash('sha256').update([seed, path, from, to].join('\n')).digest('hex');
}
