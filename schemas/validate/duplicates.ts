import { parseTree, type Node } from 'jsonc-parser';
import { duplicateProperty } from '../problems/catalogue.ts';
import { appendPointer } from '../problems/pointer.ts';
import type { Problem } from '../problems/problem.ts';
import { countNames } from './count-names.ts';

/**
 * Properties that appear more than once in an object, of which `JSON.parse` keeps the last.
 * `members` says how many it has. The text must not be deeper than the limit.
 */
export function findDuplicates(text: string, members: number): Problem[] {
  if (countNames(text) === members) return [];
  const root = parseTree(text);
  return root ? duplicatesIn(root, '') : [];
}

function duplicatesIn(node: Node, pointer: string): Problem[] {
  const { type, children = [] } = node;
  if (type === 'array') {
    return children.flatMap((item, index) => duplicatesIn(item, appendPointer(pointer, index)));
  }
  if (type !== 'object') return [];
  const byName = Map.groupBy(children, (member) => String(member.children?.[0]?.value));
  return [...byName].flatMap(([name, members]) => {
    const here = appendPointer(pointer, name);
    const inside = members.at(-1)?.children?.[1];
    return [
      ...(members.length > 1 ? [duplicateProperty(name, here, members.length)] : []),
      ...(inside ? duplicatesIn(inside, here) : []),
    ];
  });
}
