import type { ReactElement, ReactNode } from 'react';
import { attributeText } from './attribute-text.ts';
import { escapeText } from './escape-text.ts';
import { OnlyReactCan } from './only-react-can.ts';
import { OUTERMOST, providing, type Scope } from './scope.ts';
import { isWritten } from './written.ts';

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

/** Where each tag was looked at: only those that may be written stand here. */
const starts = new Map<string, string>();

/**
 * The HTML of what has nothing to do in a browser, as React's `renderToStaticMarkup` writes it, in a fraction of the
 * time: components are called, and texts are joined. It knows functions, fragments, memo, providers and elements;
 * nothing that React keeps between two renderings, and nothing that it does for forms or in front of the page.
 *
 * @throws OnlyReactCan for what it leaves to React; and whatever a component throws, which is also how a hook ends.
 */
export function markupOf(node: ReactNode, scope: Scope = OUTERMOST): string {
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return markupOfAll(node, scope);
  if (isElement(node)) return markupOfElement(node, scope);
  if (isWritten(node)) return node.htmlIn(scope);
  if (Symbol.iterator in node) return markupOfAll([...node], scope);
  throw new OnlyReactCan('what is neither an element, a text nor a list');
}

function markupOfAll(nodes: readonly ReactNode[], scope: Scope): string {
  let html = '';
  for (const node of nodes) html += markupOf(node, scope);
  return html;
}

function isElement(node: object): node is ReactElement<Props> {
  return '$$typeof' in node && node.$$typeof === ELEMENT;
}

function markupOfElement({ type, props }: ReactElement<Props>, scope: Scope): string {
  if (typeof type === 'string') return markupOfTag(type, props, scope);
  const component: unknown = isOf(MEMO, type) && 'type' in type ? type.type : type;
  if (isFunction(component)) return markupOf(component(props), scope);
  if (component === FRAGMENT) return markupOf(props.children, scope);
  if (isOf(CONTEXT, component)) {
    return markupOf(props.children, providing(scope, component, props['value']));
  }
  throw new OnlyReactCan('a component that is no function');
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

function markupOfTag(tag: string, props: Props, scope: Scope): string {
  let html = startOf(tag);
  // React writes it after all others.
  if (tag === 'button' && 'name' in props) throw new OnlyReactCan('the name of a <button>');
  for (const name in props) {
    if (name === 'children') continue;
    const value = props[name];
    // A link may lead to the page that it stands on.
    html +=
      name === 'href' && value === '' && tag === 'a' ? ' href=""' : attributeText(name, value);
  }
  if (!VOID.has(tag))
    return `${html}>${markupOf(props.children, scopeInside(tag, scope))}</${tag}>`;

  if (props.children !== undefined && props.children !== null) {
    throw new OnlyReactCan(`children of <${tag}>`);
  }
  if (tag === 'img' && scope.hasHints && props['loading'] !== 'lazy') {
    throw new OnlyReactCan('a picture that is loaded at once');
  }
  return `${html}/>`;
}

function scopeInside(tag: string, scope: Scope): Scope {
  return scope.hasHints && WITHOUT_HINTS.has(tag) ? { ...scope, hasHints: false } : scope;
}

function startOf(tag: string): string {
  const known = starts.get(tag);
  if (known) return known;
  if (ONLY_REACT.has(tag) || !TAG.test(tag)) throw new OnlyReactCan(`the element <${tag}>`);
  const start = `<${tag}`;
  starts.set(tag, start);
  return start;
}

function setOf(tags: string): ReadonlySet<string> {
  return new Set(tags.split(' '));
}
