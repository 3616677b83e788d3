import type { ESTree } from 'vite';
import { isCompilable } from './is-compilable.ts';

/** A part of a source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Found {
  readonly element: ESTree.JSXElement;
  /** True if it stands where JSX expects a tag, and not where an expression may stand. */
  readonly isAmongTags: boolean;
}

const TAGS_AROUND = /^JSX(?:Element|Fragment|Attribute)$/;

/**
 * The elements in a part of a source that become templates, in their order; not those inside them.
 */
export function findCompilable(
  node: Node,
  isConstant: (element: ESTree.JSXElement) => boolean,
  parent?: Node,
): Found[] {
  if (isElement(node) && (isCompilable(node, true) || isConstant(node))) {
    return [{ element: node, isAmongTags: parent !== undefined && TAGS_AROUND.test(parent.type) }];
  }
  return listChildren(node)
    .flatMap((child) => findCompilable(child, isConstant, node))
    .toSorted((one, other) => one.element.start - other.element.start);
}

function isElement(node: Node): node is ESTree.JSXElement {
  return node.type === 'JSXElement';
}

/** The parts of a part, in no order. */
export function listChildren(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
