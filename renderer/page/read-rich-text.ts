import { Parser } from 'htmlparser2';
import type { RichText, RichTextNode } from '#schemas/prepared.ts';
import { attributesOf, DROPPED_WITH_CONTENT, isAllowedTag, VOID_TAGS } from './rich-text-rules.ts';

/** An element that is still open, with what it holds so far. */
interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: RichTextNode[];
}

const MAX_RICH_TEXT_DEPTH = 40;

/**
 * Reads markup once, by an allow-list, into a small tree. What is not allowed goes, its text stays; script,
 * style and the like go with their content. The same parser runs on server and browser, and no browser ever
 * parses the text as HTML.
 */
export function readRichText(markup: string): RichText {
  const root: RichTextNode[] = [];
  const open: (OpenElement | undefined)[] = [];
  const kept: OpenElement[] = [];
  let dropped = 0;

  const target = () => kept.at(-1)?.children ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (DROPPED_WITH_CONTENT.has(name)) dropped += 1;
      const isKept = dropped === 0 && isAllowedTag(name) && kept.length < MAX_RICH_TEXT_DEPTH;
      const element = isKept ? toOpen(name, attributes) : undefined;
      open.push(element);
      if (element) kept.push(element);
    },
    ontext(text) {
      if (dropped === 0) appendText(target(), text);
    },
    onclosetag(name) {
      const closed = open.pop();
      if (DROPPED_WITH_CONTENT.has(name)) dropped -= 1;
      if (!closed) return;
      kept.pop();
      target().push(toNode(closed));
    },
  });
  parser.end(markup);
  return root;
}

function toOpen(tag: string, attributes: Readonly<Record<string, string>>): OpenElement {
  return { tag, attributes: attributesOf(tag, attributes), children: [] };
}

/** The parser hands text over in pieces; one text node reads and compares better. */
function appendText(siblings: RichTextNode[], text: string): void {
  const last = siblings.at(-1);
  if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
  else siblings.push(text);
}

function toNode({ tag, attributes, children }: OpenElement): RichTextNode {
  const hasAttributes = Object.keys(attributes).length > 0;
  return {
    tag,
    ...(hasAttributes && { attributes }),
    ...(!VOID_TAGS.has(tag) && children.length > 0 && { children }),
  };
}
