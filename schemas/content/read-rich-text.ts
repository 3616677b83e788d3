import { Parser } from 'htmlparser2';
import type { RichText, RichTextNode } from '../prepared.ts';
import {
  DROPPED_WITH_CONTENT,
  listDroppedAttributes,
  isAllowedTag,
  cleanAttributes,
  VOID_TAGS,
} from './rich-text-rules.ts';

/**
 * The parser's work grows with the square of the tags open at once: at this many the text is cut
 * off.
 */
const MAX_OPEN_TAGS = 256;

/** Records what a page does with markup, for reports to its author. */
export interface MarkupNotes {
  /** Something does not reach the page: a tag, or an attribute of one, in words. */
  readonly dropped: (what: string) => void;
  readonly linked: (href: string) => void;
}

/** Elements that mean something inside one of these only. */
const PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['ul', 'ol'])],
  ['thead', new Set(['table'])],
  ['tbody', new Set(['table'])],
  ['tr', new Set(['table', 'thead', 'tbody'])],
  ['th', new Set(['tr'])],
  ['td', new Set(['tr'])],
]);

const BLOCKS = new Set('p div ul ol h2 h3 h4 h5 h6 blockquote table'.split(' '));

const HOLDS_NO_BLOCK = new Set('p h2 h3 h4 h5 h6'.split(' '));

/** Elements between a table and its cells, which hold each other and nothing else. */
const TABLE_STRUCTURE = new Set(['table', 'thead', 'tbody', 'tr']);

const MAX_RICH_TEXT_DEPTH = 40;

/**
 * Reads markup once, by an allow-list, into a small tree. A tag that is not allowed is removed, and
 * its text stays; script, style and the like go with their content. The same parser runs on server
 * and browser, and no browser ever parses the text as HTML.
 */
export function readRichText(markup: string, notes?: MarkupNotes): RichText {
  const tree = growTree();
  /** Tells for each tag that the parser has open whether the tree has taken it. */
  const open: boolean[] = [];
  let dropped = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      const isRead = dropped === 0;
      if (DROPPED_WITH_CONTENT.has(name)) dropped += 1;
      const isKept = dropped === 0 && tree.open(name, attributes);
      open.push(isKept);
      if (notes && isRead) noteTag(notes, { name, attributes, isKept });
      if (open.length >= MAX_OPEN_TAGS) {
        parser.pause();
        notes?.dropped(`what follows ${MAX_OPEN_TAGS} open tags`);
      }
    },
    ontext(text) {
      if (dropped === 0) tree.addText(text);
    },
    onclosetag(name) {
      if (open.pop()) tree.close();
      if (DROPPED_WITH_CONTENT.has(name)) dropped -= 1;
    },
  });
  parser.end(markup);
  return tree.finish();
}

interface ReadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isKept: boolean;
}

function noteTag(notes: MarkupNotes, { name, attributes, isKept }: ReadTag): void {
  if (DROPPED_WITH_CONTENT.has(name)) notes.dropped(`<${name}> with its content`);
  else if (!isKept)
    notes.dropped(isAllowedTag(name) ? `<${name}> where it cannot stand` : `<${name}>`);
  else {
    for (const attribute of listDroppedAttributes(name, attributes)) {
      notes.dropped(`${attribute} of <${name}>`);
    }
    if (name !== 'a') return;
    const href = attributes['href'] ?? '';
    if (href.trim() === '') notes.dropped('<a> without an address');
    else notes.linked(href);
  }
}

/** An element that is still open, with what it holds so far. */
interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string> | undefined;
  readonly children: RichTextNode[];
}

/** A rich text that grows while its markup is read. */
interface GrowingTree {
  /** Opens an element where it is allowed; returns whether it did. */
  readonly open: (tag: string, attributes: Readonly<Record<string, string>>) => boolean;
  readonly addText: (text: string) => void;
  /** Closes the element that was opened last. */
  readonly close: () => void;
  /** Closes all that is still open. */
  readonly finish: () => RichText;
}

/** Makes an empty tree. Only what is allowed gets in, and only where a browser would leave it. */
function growTree(): GrowingTree {
  const root: RichTextNode[] = [];
  const path: OpenElement[] = [];
  /** The tags of the path, as a list of their own since every new element is compared with them. */
  const ancestors: string[] = [];
  const close = () => {
    const closed = path.pop();
    ancestors.pop();
    if (closed) (path.at(-1)?.children ?? root).push(toNode(closed));
  };

  return {
    open(tag, attributes) {
      const isKept = isAllowedTag(tag) && path.length < MAX_RICH_TEXT_DEPTH;
      if (!isKept || !isAllowedInside(ancestors, tag)) return false;
      path.push({ tag, attributes: cleanAttributes(tag, attributes), children: [] });
      ancestors.push(tag);
      return true;
    },
    addText(text) {
      const isBetweenCells = isTableStructure(path.at(-1)?.tag ?? '');
      if (isBetweenCells && text.trim() === '') return;
      // Text between the cells of a table goes before the table, where browsers put it.
      const holder = path.findLast(({ tag }) => !isTableStructure(tag));
      appendText(holder?.children ?? root, text);
    },
    close,
    finish() {
      while (path.length > 0) close();
      return root;
    },
  };
}

/** The parser hands text over in pieces; one text node reads and compares better. */
function appendText(siblings: RichTextNode[], text: string): void {
  const last = siblings.at(-1);
  if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
  else siblings.push(text);
}

function toNode({ tag, attributes, children }: OpenElement): RichTextNode {
  const inside = tag === 'table' ? addTableBodies(children) : children;
  return {
    tag,
    ...(attributes && { attributes }),
    ...(!VOID_TAGS.has(tag) && inside.length > 0 && { children: inside }),
  };
}

/**
 * Returns true if a browser would leave an element in its place when it reads the page's HTML. For
 * example, it moves a block out of a paragraph, and then its tree differs from the one that
 * hydration expects.
 */
export function isAllowedInside(ancestors: readonly string[], tag: string): boolean {
  const parent = ancestors.at(-1) ?? '';
  const parents = PARENTS.get(tag);
  if (parents) return parents.has(parent);
  if (isTableStructure(parent)) return false;
  if (tag === 'a') return !ancestors.includes('a');
  return !BLOCKS.has(tag) || !ancestors.some((ancestor) => HOLDS_NO_BLOCK.has(ancestor));
}

/** Returns true if an element may hold no text as its direct child. */
export function isTableStructure(tag: string): boolean {
  return TABLE_STRUCTURE.has(tag);
}

/** The children of a table, with the tbody that a browser puts around rows without one. */
export function addTableBodies(children: readonly RichTextNode[]): RichTextNode[] {
  const sections: RichTextNode[] = [];
  let body: RichTextNode[] | undefined;
  for (const child of children) {
    const isRow = typeof child !== 'string' && child.tag === 'tr';
    if (!isRow) {
      body = undefined;
      sections.push(child);
    } else if (body) body.push(child);
    else {
      body = [child];
      sections.push({ tag: 'tbody', children: body });
    }
  }
  return sections;
}
