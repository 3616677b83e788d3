import type { Node } from './find-compilable.ts';

/** Returns the value that a part of the source has each time; undefined where that may differ. */
export function findConstant(node: Node): string | number | boolean | undefined {
  if (node.type !== 'Literal' || !('value' in node)) return undefined;
  const { value } = node;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // Characters by their names stay with who knows the names.
  return isPlain && !(typeof value === 'string' && value.includes('&')) ? value : undefined;
}
