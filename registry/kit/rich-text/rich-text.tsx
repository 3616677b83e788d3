import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextNode, RichText as Tree } from '#schemas/prepared.ts';
import './rich-text.css';

interface RichTextProps {
  readonly value: Tree | undefined;
}

/** Running text as an author wrote it, with the look of text. Nothing to say leaves no markup. */
export function RichText({ value = [] }: RichTextProps) {
  if (value.length === 0) return null;
  return <div className="rich-text">{elementsOf(value)}</div>;
}

/** The elements of a rich text alone, for a place that has a look of its own. */
export function elementsOf(nodes: Tree = []): ReactNode {
  // As arguments the children need no keys, and the text of an author has none to give.
  return createElement(Fragment, undefined, ...nodes.map(elementOf));
}

function elementOf(node: RichTextNode): ReactNode {
  if (typeof node === 'string') return node;

  const children = (node.children ?? []).map(elementOf);
  if (!TAGS.has(node.tag)) return createElement(Fragment, undefined, ...children);
  return createElement(node.tag, attributesOf(node.attributes), ...children);
}

function attributesOf(attributes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const known = Object.entries(attributes).flatMap(([name, value]) => {
    const reactName = ATTRIBUTES.get(name.toLowerCase());
    return reactName ? [[reactName, value] as const] : [];
  });
  return Object.fromEntries(known);
}

// The tree has passed the renderer's own list; this second look keeps a mistake there from reaching a page.
const TAGS = new Set(
  (
    'a b strong i em u s br p span div ul ol li h2 h3 h4 h5 h6 sub sup blockquote ' +
    'table thead tbody tr th td'
  ).split(' '),
);

const ATTRIBUTES = new Map([
  ['href', 'href'],
  ['target', 'target'],
  ['rel', 'rel'],
  ['title', 'title'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
]);
