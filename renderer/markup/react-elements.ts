import type { ReactElement, ReactNode } from 'react';
import { RequiresReact } from './only-react-can.ts';
import type { Attributes } from './tags.ts';

/** The properties of an element or a component. */
export type Props = Attributes & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

/**
 * Symbols that mark elements as React's, and their kinds, for code that reads them without React.
 */
const ELEMENT = Symbol.for('react.transitional.element');
export const FRAGMENT = Symbol.for('react.fragment');
export const MEMO = Symbol.for('react.memo');
export const CONTEXT = Symbol.for('react.context');

export function isElement(node: object): node is ReactElement<Props> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asking once is quicker than asking whether to ask.
  return (node as { readonly $$typeof?: unknown }).$$typeof === ELEMENT;
}

export function isIterable(node: object): node is Iterable<ReactNode> {
  return Symbol.iterator in node;
}

/**
 * Functions that have been looked at: what a function inherits takes longer to find out than to
 * call it.
 */
const plain = new WeakSet();

/** @throws RequiresReact for a class. */
export function isComponent(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  if (plain.has(type)) return true;
  if (type.prototype && 'isReactComponent' in type.prototype) {
    throw new RequiresReact('a component that is a class');
  }
  plain.add(type);
  return true;
}

export function isElementKind(kind: symbol, type: unknown): type is object {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === kind;
}
