import type { ReactElement, ReactNode } from 'react';
import { writeAttribute } from './write-attribute.ts';
import { escapeText } from './escape-text.ts';
import { OnlyReactCan } from './only-react-can.ts';
import { OUTERMOST, providing, type Scope } from './scope.ts';
import { isWritten, type Pieces } from './written.ts';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Component = (props: Props) => ReactNode;

const ELEMENT = Symbol.for('react.transitional.element');
const FRAGMENT = Symbol.for('react.fragment');
const MEMO = Symbol.for('react.memo');
const CONTEXT = Symbol.for('react.context');

const VOID = setOf('area br col embed hr img source track wbr');
/** Inside these React writes no hints for pictures. */
const WITHOUT_HINTS = setOf('noscript picture');
/** Elements that React fills in, moves or writes in a way of its own. */
const ONLY_REACT = setOf(
  'base body form head html input keygen link listing menuitem meta object option param pre script select style textarea title',
);
const TAG = /^[a-z][a-z0-9]*$/i;

interface Tag {
  readonly start: string;
  /** Empty for what has nothing inside. */
  readonly end: string;
}

/** Tags that have been looked at: only those that may be written stand here. */
const tags = new Map<string, Tag>();

/**
 * The HTML of what has nothing to do in a browser, as React's `renderToStaticMarkup` writes it, in a fraction of the
 * time: components are called, and texts are joined. It knows functions, fragments, memo, providers and elements;
 * nothing that React keeps between two renderings, and nothing that it does for forms or in front of the page.
 *
 * @throws OnlyReactCan for what it leaves to React; and whatever a component throws, which is also how a hook ends.
 */
export function markupOf(node: ReactNode, scope: Scope = OUTERMOST): string {
  const pieces: string[] = [];
  writeMarkup(node, pieces, scope);
  return pieces.join('');
}

/** Writes what `markupOf` gives behind what has been written: pieces are joined once, and not at every level. */
export function writeMarkup(node: ReactNode, pieces: Pieces, scope: Scope): void {
  if (typeof node === 'string') {
    pieces.push(escapeText(node));
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    pieces.push(String(node));
  } else if (typeof node === 'object' && node !== null) {
    writeObject(node, pieces, scope);
  }
}

function writeObject(node: object, pieces: Pieces, scope: Scope): void {
  if (isElement(node)) {
    writeElement(node, pieces, scope);
  } else if (isWritten(node)) {
    node.write(pieces, scope);
  } else if (isIterable(node)) {
    for (const each of node) writeMarkup(each, pieces, scope);
  } else {
    throw new OnlyReactCan('what is neither an element, a text nor a list');
  }
}

function isElement(node: object): node is ReactElement<Props> {
  return '$$typeof' in node && node.$$typeof === ELEMENT;
}

function isIterable(node: object): node is Iterable<ReactNode> {
  return Symbol.iterator in node;
}

function writeElement({ type, props }: ReactElement<Props>, pieces: Pieces, scope: Scope): void {
  if (typeof type === 'string') {
    writeTag(type, props, pieces, scope);
    return;
  }
  const component: unknown = isOf(MEMO, type) && 'type' in type ? type.type : type;
  if (isFunction(component)) {
    writeMarkup(component(props), pieces, scope);
  } else if (component === FRAGMENT) {
    writeMarkup(props.children, pieces, scope);
  } else if (isOf(CONTEXT, component)) {
    writeMarkup(props.children, pieces, providing(scope, component, props['value']));
  } else {
    throw new OnlyReactCan('a component that is no function');
  }
}

function isFunction(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  if (type.prototype && 'isReactComponent' in type.prototype) {
    throw new OnlyReactCan('a component that is a class');
  }
  return true;
}

function isOf(kind: symbol, type: unknown): type is object {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === kind;
}

function writeTag(name: string, props: Props, pieces: Pieces, scope: Scope): void {
  const tag = tagOf(name);
  // React writes it after all others.
  if (name === 'button' && 'name' in props) throw new OnlyReactCan('the name of a <button>');

  pieces.push(tag.start);
  for (const attribute in props) {
    if (attribute === 'children') continue;
    const value = props[attribute];
    // A link may lead to the page that it stands on.
    if (attribute === 'href' && value === '' && name === 'a') pieces.push(' href=""');
    else writeAttribute(attribute, value, pieces);
  }
  if (tag.end) {
    pieces.push('>');
    writeMarkup(props.children, pieces, scopeInside(name, scope));
    pieces.push(tag.end);
    return;
  }

  if (props.children !== undefined && props.children !== null) {
    throw new OnlyReactCan(`children of <${name}>`);
  }
  if (name === 'img' && scope.hasHints && props['loading'] !== 'lazy') {
    throw new OnlyReactCan('a picture that is loaded at once');
  }
  pieces.push('/>');
}

function scopeInside(tag: string, scope: Scope): Scope {
  return scope.hasHints && WITHOUT_HINTS.has(tag) ? { ...scope, hasHints: false } : scope;
}

function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  if (ONLY_REACT.has(name) || !TAG.test(name)) throw new OnlyReactCan(`the element <${name}>`);
  const tag = { start: `<${name}`, end: VOID.has(name) ? '' : `</${name}>` };
  tags.set(name, tag);
  return tag;
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
