import { parseSync } from 'vite';
import { placeChange, type PlacedChange } from './change.ts';
import { CHANGE_RULES } from './change-rules.ts';
import { walkCode, type SyntaxNode } from './walk-code.ts';

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
