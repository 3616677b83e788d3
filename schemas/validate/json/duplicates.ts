import { parseTree, type Node } from 'jsonc-parser';
import { duplicateProperty } from '../../problems/catalogue.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';

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

const QUOTE = '"';
const BACKSLASH = 92;
const COLON = 58;
const SPACE = 32;

/**
 * Counts the properties that a JSON text writes down: texts that a colon follows. Jumps from quote
 * to quote.
 */
export function countNames(text: string): number {
  let count = 0;
  let start = text.indexOf(QUOTE);
  while (start !== -1) {
    let next = endOfText(text, start) + 1;
    while (text.charCodeAt(next) <= SPACE) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    start = text.indexOf(QUOTE, next);
  }
  return count;
}

/** The offset of the quote that closes a text: one that no odd number of backslashes precedes. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
    end = text.indexOf(QUOTE, end + 1);
  }
  return text.length;
}
