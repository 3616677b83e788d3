import { parseSync } from 'vite';
import { createHash } from 'node:crypto';
import { placeChange, type PlacedChange } from './change.ts';
import { CHANGE_RULES, walkCode, type SyntaxNode } from './change-rules.ts';

/** Every change that can be made to a file, in the order of its text. */
export function findChanges(path: string, text: string): PlacedChange[] {
  const changes: PlacedChange[] = [];
  const { program } = parseSync(path, text);
  // The parser's own types name every kind of node; a walk over all of them needs none.
  walkCode(program as unknown as SyntaxNode, (node) => {
    const found = CHANGE_RULES[node.type]?.(node, text) ?? [];
    changes.push(...found.map((one) => placeChange(text, { path, ...one })));
  });
  return changes.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

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
