import type { ReactElement, ReactNode } from 'react';
import { escapeText } from './escape-text.ts';
import { RequiresReact } from './only-react-can.ts';
import { OUTERMOST, provideContext, type Scope } from './scope.ts';
import { writeOpening, enterScope, getTag, writeVoid, type Attributes } from './tags.ts';
import { Templated } from './templated.ts';
import { isRawHtml, type HtmlBuffer } from './raw-html.ts';

type Props = Attributes & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');
const MEMO = Symbol.for('react.memo');
const CONTEXT = Symbol.for('react.context');

/**
 * Writes the HTML of what has nothing to do in a browser behind what has been made before, as
 * React's `renderToStaticMarkup` writes it, in a fraction of the time: components are called, and
 * texts are joined. It knows functions, fragments, memo, providers and elements; nothing that React
 * keeps between two renderings, and nothing that it does for forms or in front of the page.
 *
 * @throws RequiresReact for what it leaves to React; and whatever a component throws, which is also
 * how a hook ends.
 */
export function writeMarkup(node: ReactNode, buffer: HtmlBuffer, scope: Scope): void {
  if (typeof node === 'string') {
    buffer.html += escapeText(node);
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    buffer.html += String(node);
  } else if (typeof node === 'object' && node !== null) {
    writeObject(node, buffer, scope);
  }
}

/** Returns what `writeMarkup` writes of a node that stands alone. */
export function renderMarkup(node: ReactNode, scope = OUTERMOST): string {
  const buffer = { html: '' };
  writeMarkup(node, buffer, scope);
  return buffer.html;
}

function writeObject(node: object, buffer: HtmlBuffer, scope: Scope): void {
  if (node instanceof Templated) {
    node.template.write(node.values, buffer, scope);
  } else if (isElement(node)) {
    writeElement(node, buffer, scope);
  } else if (isRawHtml(node)) {
    node.write(buffer, scope);
  } else if (isIterable(node)) {
    for (const each of node) writeMarkup(each, buffer, scope);
  } else {
    throw new RequiresReact('what is neither an element, a text nor a list');
  }
}

function isElement(node: object): node is ReactElement<Props> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asking once is quicker than asking whether to ask.
  return (node as { readonly $$typeof?: unknown }).$$typeof === ELEMENT;
}

function isIterable(node: object): node is Iterable<ReactNode> {
  return Symbol.iterator in node;
}

function writeElement(element: ReactElement<Props>, buffer: HtmlBuffer, scope: Scope): void {
  if (hasTag(element)) {
    writeTag(element, buffer, scope);
    return;
  }
  writeComponent(element.type, element.props, buffer, scope);
}

/** Writes what a component gives, or what stands in a fragment or a provider. */
// oxlint-disable-next-line max-params -- an object for them would be made for every component.
export function writeComponent(
  type: unknown,
  props: Props,
  buffer: HtmlBuffer,
  scope: Scope,
): void {
  if (isFunction(type)) {
    writeMarkup(type(props), buffer, scope);
  } else if (type === FRAGMENT) {
    writeMarkup(props.children, buffer, scope);
  } else if (isOf(MEMO, type)) {
    writeComponent('type' in type ? type.type : undefined, props, buffer, scope);
  } else if (isOf(CONTEXT, type)) {
    writeMarkup(props.children, buffer, provideContext(scope, type, props['value']));
  } else {
    throw new RequiresReact('a component that is no function');
  }
}

function hasTag(element: ReactElement<Props>): element is ReactElement<Props, string> {
  return typeof element.type === 'string';
}

/**
 * Functions that have been looked at: what a function inherits takes longer to find out than to
 * call it.
 */
const plain = new WeakSet();

function isFunction(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  if (plain.has(type)) return true;
  if (type.prototype && 'isReactComponent' in type.prototype) {
    throw new RequiresReact('a component that is a class');
  }
  plain.add(type);
  return true;
}

function isOf(kind: symbol, type: unknown): type is object {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === kind;
}

function writeTag(
  { type: name, props }: ReactElement<Props, string>,
  buffer: HtmlBuffer,
  scope: Scope,
): void {
  const { end } = getTag(name);
  if (!end) {
    buffer.html += writeVoid(name, props, scope);
    return;
  }
  buffer.html += writeOpening(name, props);
  writeMarkup(props.children, buffer, enterScope(name, scope));
  buffer.html += end;
}
