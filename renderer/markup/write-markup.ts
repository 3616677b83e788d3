import type { ReactElement, ReactNode } from 'react';
import { escapeText } from './escape-text.ts';
import { OnlyReactCan } from './only-react-can.ts';
import { OUTERMOST, provideContext, type Scope } from './scope.ts';
import { writeOpening, enterScope, getTag, writeVoid, type Attributes } from './tags.ts';
import { Templated } from './templated.ts';
import { isWritten, type Made } from './written.ts';

type Props = Attributes & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');
const MEMO = Symbol.for('react.memo');
const CONTEXT = Symbol.for('react.context');

/**
 * Writes the HTML of what has nothing to do in a browser behind what has been made before, as React's
 * `renderToStaticMarkup` writes it, in a fraction of the time: components are called, and texts are joined. It knows
 * functions, fragments, memo, providers and elements; nothing that React keeps between two renderings, and nothing that
 * it does for forms or in front of the page.
 *
 * @throws OnlyReactCan for what it leaves to React; and whatever a component throws, which is also how a hook ends.
 */
export function writeMarkup(node: ReactNode, made: Made, scope: Scope): void {
  if (typeof node === 'string') {
    made.html += escapeText(node);
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    made.html += String(node);
  } else if (typeof node === 'object' && node !== null) {
    writeObject(node, made, scope);
  }
}

/** What `writeMarkup` writes of something that stands alone. */
export function renderMarkup(node: ReactNode, scope = OUTERMOST): string {
  const made = { html: '' };
  writeMarkup(node, made, scope);
  return made.html;
}

function writeObject(node: object, made: Made, scope: Scope): void {
  if (node instanceof Templated) {
    node.template.write(node.values, made, scope);
  } else if (isElement(node)) {
    writeElement(node, made, scope);
  } else if (isWritten(node)) {
    node.write(made, scope);
  } else if (isIterable(node)) {
    for (const each of node) writeMarkup(each, made, scope);
  } else {
    throw new OnlyReactCan('what is neither an element, a text nor a list');
  }
}

function isElement(node: object): node is ReactElement<Props> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asking once is quicker than asking whether to ask.
  return (node as { readonly $$typeof?: unknown }).$$typeof === ELEMENT;
}

function isIterable(node: object): node is Iterable<ReactNode> {
  return Symbol.iterator in node;
}

function writeElement(element: ReactElement<Props>, made: Made, scope: Scope): void {
  if (hasTag(element)) {
    writeTag(element, made, scope);
    return;
  }
  writeComponent(element.type, element.props, made, scope);
}

/** Writes what a component gives, or what stands in a fragment or a provider. */
// oxlint-disable-next-line max-params -- an object for them would be made for every component.
export function writeComponent(type: unknown, props: Props, made: Made, scope: Scope): void {
  if (isFunction(type)) {
    writeMarkup(type(props), made, scope);
  } else if (type === FRAGMENT) {
    writeMarkup(props.children, made, scope);
  } else if (isOf(MEMO, type)) {
    writeComponent('type' in type ? type.type : undefined, props, made, scope);
  } else if (isOf(CONTEXT, type)) {
    writeMarkup(props.children, made, provideContext(scope, type, props['value']));
  } else {
    throw new OnlyReactCan('a component that is no function');
  }
}

function hasTag(element: ReactElement<Props>): element is ReactElement<Props, string> {
  return typeof element.type === 'string';
}

/** Functions that have been looked at: what a function inherits takes longer to find out than to call it. */
const plain = new WeakSet();

function isFunction(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  if (plain.has(type)) return true;
  if (type.prototype && 'isReactComponent' in type.prototype) {
    throw new OnlyReactCan('a component that is a class');
  }
  plain.add(type);
  return true;
}

function isOf(kind: symbol, type: unknown): type is object {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === kind;
}

function writeTag(
  { type: name, props }: ReactElement<Props, string>,
  made: Made,
  scope: Scope,
): void {
  const { end } = getTag(name);
  if (!end) {
    made.html += writeVoid(name, props, scope);
    return;
  }
  made.html += writeOpening(name, props);
  writeMarkup(props.children, made, enterScope(name, scope));
  made.html += end;
}
