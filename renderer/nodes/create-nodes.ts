import type { ReactElement, ReactNode } from 'react';
import {
  toAttributeValue,
  CONTEXT,
  FRAGMENT,
  isComponent,
  isElement,
  isIterable,
  isElementKind,
  isReactsOwn,
  MEMO,
  RequiresReact,
  provideContext,
  getWriting,
  type Props,
  type Scope,
} from '../markup/index.ts';

type AppendTo = (into: Element, scope: Scope) => void;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Elements that play or load as soon as they are made, and those that React renders another way in
 * a browser than on a server.
 */
const ONLY_REACT = new Set(['audio', 'iframe', 'math', 'template', 'video']);
/** Attributes for which React does something in a browser. */
const ONLY_REACTS_ATTRIBUTES = new Set(['autoFocus', 'muted', 'ref']);

/** Nodes that stand among elements. */
class Placed {
  readonly appendTo: AppendTo;

  constructor(appendTo: AppendTo) {
    this.appendTo = appendTo;
  }
}

/**
 * Lets nodes stand where a component takes elements, such as its children. Only `createNodes` can
 * make them.
 */
export function appendNodes(appendTo: AppendTo): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler knows only the elements of React.
  return new Placed(appendTo) as unknown as ReactNode;
}

/**
 * Makes the nodes of what has nothing to do in a browser, as React makes them, in a fraction of the
 * time: components are called, and nothing is kept of them. It knows functions, fragments, memo,
 * providers and elements; no handlers, and nothing that React keeps between two renderings. They
 * are of the document of `into`.
 *
 * @throws RequiresReact for what it leaves to React; and whatever a component throws, which is also
 * how a hook ends. The nodes made by then stand in `into`.
 */
export function createNodes(node: ReactNode, into: Element, scope: Scope): void {
  appendNode(node, { into, document: into.ownerDocument, isSvg: false, scope });
}

interface Place {
  readonly into: Element;
  readonly document: Document;
  readonly isSvg: boolean;
  readonly scope: Scope;
}

function appendNode(node: ReactNode, target: Place): void {
  const { into, document } = target;
  if (typeof node === 'string') {
    if (node !== '') into.appendChild(document.createTextNode(node));
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    into.appendChild(document.createTextNode(String(node)));
  } else if (typeof node === 'object' && node !== null) {
    appendObject(node, target);
  }
}

function appendObject(node: object, target: Place): void {
  if (isElement(node)) {
    appendElement(node, target);
  } else if (node instanceof Placed) {
    node.appendTo(target.into, target.scope);
  } else if (isIterable(node)) {
    for (const each of node) appendNode(each, target);
  } else {
    throw new RequiresReact('what is neither an element, a text nor a list');
  }
}

function appendElement({ type, props }: ReactElement<Props>, target: Place): void {
  if (typeof type === 'string') {
    appendTag(type, props, target);
    return;
  }
  const component: unknown = isElementKind(MEMO, type) && 'type' in type ? type.type : type;
  if (isComponent(component)) {
    appendNode(component(props), target);
  } else if (component === FRAGMENT) {
    appendNode(props.children, target);
  } else if (isElementKind(CONTEXT, component)) {
    appendNode(props.children, {
      ...target,
      scope: provideContext(target.scope, component, props['value']),
    });
  } else {
    throw new RequiresReact('a component that is no function');
  }
}

function appendTag(tag: string, props: Props, target: Place): void {
  const { into, document, isSvg: isInSvg } = target;
  if (!isKnown(tag)) throw new RequiresReact(`the element <${tag}>`);
  const isSvg = isInSvg || tag === 'svg';
  const node = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const name in props) {
    if (name !== 'children' && !isLast(name, tag)) writeAttribute(node, name, props[name]);
  }
  LAST.get(tag)?.forEach((name) => writeAttribute(node, name, props[name]));
  const { children } = props;
  // Nobody sees its content where scripts run.
  if (tag === 'noscript') {
    into.appendChild(node);
    return;
  }
  if (typeof children !== 'string') {
    appendNode(children, { ...target, into: node, isSvg: isSvg && tag !== 'foreignObject' });
  } else if (children !== '') {
    node.textContent = children;
  }
  into.appendChild(node);
}

/**
 * With these a browser asks for a picture, by what the others say; and the order in which React
 * describes a field.
 */
const LAST: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['srcSet', 'src']],
  ['input', ['type', 'defaultValue', 'name']],
]);

function isLast(name: string, tag: string): boolean {
  return LAST.get(tag)?.includes(name) ?? false;
}

/** There are few tags, and many elements. */
const known = new Set<string>();

function isKnown(tag: string): boolean {
  if (known.has(tag)) return true;
  if (isReactsOwn(tag) || ONLY_REACT.has(tag)) return false;
  known.add(tag);
  return true;
}

function writeAttribute(node: Element, name: string, value: unknown): void {
  if (name === 'className' && typeof value === 'string' && node instanceof HTMLElement) {
    node.className = value;
    return;
  }
  if (value === null || value === undefined) return;
  if (typeof value === 'function' || ONLY_REACTS_ATTRIBUTES.has(name)) {
    throw new RequiresReact(`the attribute "${name}"`);
  }
  const writing = getWriting(node.localName, name);
  const text = toAttributeValue(writing, value);
  if (text !== undefined) node.setAttribute(writing.name, text);
}
