import { parseTree, type Node } from 'jsonc-parser';
import { duplicateProperty } from '../problems/catalogue.ts';
import { pointerTo } from '../problems/pointer.ts';
import type { Problem } from '../problems/problem.ts';

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;

/**
 * Properties that stand more than once in an object: all but the last value are lost in `value`, which was read from the
 * text. The text must not be deeper than the limit.
 */
export function findDuplicates(text: string, value: unknown): Problem[] {
  if (countNames(text) === countMembers(value)) return [];
  const root = parseTree(text);
  return root ? duplicatesIn(root, '') : [];
}

/** How many properties a JSON text writes down: outside of texts, each has one colon. */
function countNames(text: string): number {
  let count = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) isInText = !isInText;
    else if (isInText && character === BACKSLASH) index += 1;
    else if (!isInText && character === COLON) count += 1;
  }
  return count;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  const inside = members.reduce<number>((sum, member) => sum + countMembers(member), 0);
  return Array.isArray(value) ? inside : inside + members.length;
}

function duplicatesIn(node: Node, at: string): Problem[] {
  const { type, children = [] } = node;
  if (type === 'array') {
    return children.flatMap((item, index) => duplicatesIn(item, pointerTo(at, index)));
  }
  if (type !== 'object') return [];
  const byName = Map.groupBy(children, (member) => String(member.children?.[0]?.value));
  return [...byName].flatMap(([name, members]) => {
    const here = pointerTo(at, name);
    const inside = members.at(-1)?.children?.[1];
    return [
      ...(members.length > 1 ? [duplicateProperty(name, here, members.length)] : []),
      ...(inside ? duplicatesIn(inside, here) : []),
    ];
  });
}
