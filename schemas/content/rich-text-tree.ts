import type { RichText, RichTextNode } from '../prepared.ts';
import { isTableStructure, isAllowedInside, addTableBodies } from './rich-text-nesting.ts';
import { cleanAttributes, isAllowedTag, VOID_TAGS } from './rich-text-rules.ts';

/** An element that is still open, with what it holds so far. */
interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string> | undefined;
  readonly children: RichTextNode[];
}

/** A rich text that grows while its markup is read. */
export interface GrowingTree {
  /** Opens an element where it is allowed; returns whether it did. */
  readonly open: (tag: string, attributes: Readonly<Record<string, string>>) => boolean;
  readonly addText: (text: string) => void;
  /** Closes the element that was opened last. */
  readonly close: () => void;
  /** Closes all that is still open. */
  readonly finish: () => RichText;
}

const MAX_RICH_TEXT_DEPTH = 40;

/** Makes an empty tree. Only what is allowed gets in, and only where a browser would leave it. */
export function growTree(): GrowingTree {
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
