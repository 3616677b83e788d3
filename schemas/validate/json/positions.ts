import { parseTree, type Node } from 'jsonc-parser';
import { splitPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';

/** A place in a text as editors count it: from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const ABOUT_NAMES = new Set([
  'duplicate-property',
  'forbidden-key',
  'misplaced-property',
  'unknown-property',
  'unknown-slot',
]);

/**
 * Finds where in the text each problem is. One about a property's name leads to the name, others to
 * the value.
 */
export function locate(text: string, problems: readonly Problem[]): Position[] {
  const root = parseTree(text);
  const lineStarts = findLineStarts(text);
  return problems.map(({ code, pointer }) => {
    const node = root && nearestNode(root, splitPointer(pointer));
    const name = node?.parent?.type === 'property' ? node.parent : undefined;
    const offset = (ABOUT_NAMES.has(code) ? name : undefined)?.offset ?? node?.offset ?? 0;
    return positionIn(lineStarts, offset);
  });
}

/** The place of one offset. */
export function findPosition(text: string, offset: number): Position {
  return positionIn(findLineStarts(text), offset);
}

/** The value at a path, or what would hold it: a missing property is where its object begins. */
function nearestNode(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const segment of path) {
    const next = node.type === 'array' ? node.children?.[Number(segment)] : memberOf(node, segment);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** Of several members with one name the last one counts, for `JSON.parse` as here. */
function memberOf({ type, children = [] }: Node, name: string): Node | undefined {
  if (type !== 'object') return undefined;
  return children.findLast(({ children: [key] = [] }) => key?.value === name)?.children?.[1];
}

function findLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
}

function positionIn(lineStarts: readonly number[], offset: number): Position {
  const after = lineStarts.findIndex((start) => start > offset);
  const line = after === -1 ? lineStarts.length : after;
  return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}
