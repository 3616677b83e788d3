import type { ReactElement, ReactNode } from 'react';
import { attributeText } from './attribute-text.ts';
import { escapeText } from './escape-text.ts';
import { OnlyReactCan } from './only-react-can.ts';
import { providing, type Scope } from './scope.ts';
import { isWritten, type Made } from './written.ts';

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

/** A component that makes up classes must not fill the memory. */
const MAX_CLASSES = 1_000;

interface Tag {
  readonly start: string;
  readonly close: string;
  /** Empty for what has nothing inside. */
  readonly end: string;
  /** Beginnings that have been written before, by the class. */
  readonly withClass: Map<string, string>;
}

/** Tags that have been looked at: only those that may be written stand here. */
const tags = new Map<string, Tag>();

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

function writeObject(node: object, made: Made, scope: Scope): void {
  if (isElement(node)) {
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
  const { type, props } = element;
  const component: unknown = isOf(MEMO, type) && 'type' in type ? type.type : type;
  if (isFunction(component)) {
    writeMarkup(component(props), made, scope);
  } else if (component === FRAGMENT) {
    writeMarkup(props.children, made, scope);
  } else if (isOf(CONTEXT, component)) {
    writeMarkup(props.children, made, providing(scope, component, props['value']));
  } else {
    throw new OnlyReactCan('a component that is no function');
  }
}

function hasTag(element: ReactElement<Props>): element is ReactElement<Props, string> {
  return typeof element.type === 'string';
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

function writeTag(
  { type: name, props }: ReactElement<Props, string>,
  made: Made,
  scope: Scope,
): void {
  const tag = tagOf(name);
  // React writes it after all others.
  if (name === 'button' && 'name' in props) throw new OnlyReactCan('the name of a <button>');

  made.html += openingOf(tag, name, props);
  if (tag.end) {
    writeMarkup(props.children, made, scopeInside(name, scope));
    made.html += tag.end;
    return;
  }
  if (props.children !== undefined && props.children !== null) {
    throw new OnlyReactCan(`children of <${name}>`);
  }
  if (name === 'img' && scope.hasHints && props['loading'] !== 'lazy') {
    throw new OnlyReactCan('a picture that is loaded at once');
  }
}

function openingOf(tag: Tag, name: string, props: Props): string {
  const { className } = props;
  if (typeof className === 'string' && hasOnlyClass(props)) return openingWithClass(tag, className);
  let attributes = '';
  for (const attribute in props) {
    if (attribute === 'children') continue;
    const value = props[attribute];
    // A link may lead to the page that it stands on.
    attributes +=
      attribute === 'href' && value === '' && name === 'a'
        ? ' href=""'
        : attributeText(attribute, value);
  }
  return `${tag.start}${attributes}${tag.close}`;
}

function hasOnlyClass(props: Props): boolean {
  for (const attribute in props) {
    if (attribute !== 'className' && attribute !== 'children') return false;
  }
  return true;
}

/** Most elements have a class and nothing else, and there are few classes. */
function openingWithClass({ start, close, withClass }: Tag, className: string): string {
  const known = withClass.get(className);
  if (known) return known;
  const opening = `${start}${attributeText('className', className)}${close}`;
  if (withClass.size < MAX_CLASSES) withClass.set(className, opening);
  return opening;
}

function scopeInside(tag: string, scope: Scope): Scope {
  return scope.hasHints && WITHOUT_HINTS.has(tag) ? { ...scope, hasHints: false } : scope;
}

function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  if (ONLY_REACT.has(name) || !TAG.test(name)) throw new OnlyReactCan(`the element <${name}>`);
  const isVoid = VOID.has(name);
  const tag = {
    start: `<${name}`,
    close: isVoid ? '/>' : '>',
    end: isVoid ? '' : `</${name}>`,
    withClass: new Map<string, string>(),
  };
  tags.set(name, tag);
  return tag;
}

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
