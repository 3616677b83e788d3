import { Parser } from 'htmlparser2';
import { isAllowedTag } from '#schemas/content/rich-text-rules.ts';

/** An element as it is written. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The start tag as it is written, where it is more than the name of the element. */
  readonly written: string | null;
  readonly children: HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

/** How a text is written where there are several ways. */
export interface Manner {
  /** Characters as they are written: `&nbsp;` or the character itself. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Pairs of elements of which one holds nothing but the other: `em>strong`. */
  readonly nesting: ReadonlySet<string>;
}

/** Something that no editor of rich text can hold. */
export type Obstacle =
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'comment' }
  /** It would be written in another way, although nobody has changed it. */
  | { readonly kind: 'form' };

export interface HtmlTree {
  readonly children: readonly HtmlNode[];
  readonly manner: Manner;
  /** The first thing that cannot be edited but as text. */
  readonly obstacle: Obstacle | undefined;
}

/** No page shows elements that stand in more than so many others. */
const MAX_DEPTH = 40;

/** Reads markup into a tree that remembers how it was written. Nothing is cleaned or dropped. */
export function readHtml(html: string): HtmlTree {
  const root: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  const spellings = new Map<string, string>();
  const nesting = new Set<string>();
  let obstacle: Obstacle | undefined;
  const siblings = () => open.at(-1)?.children ?? root;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!isAllowedTag(tag)) obstacle ??= { kind: 'tag', tag };
      if (open.length > MAX_DEPTH) obstacle ??= { kind: 'form' };
      const startTag = written();
      const element: HtmlElement = {
        tag,
        attributes,
        written: startTag === `<${tag}>` ? null : startTag,
        children: [],
      };
      siblings().push(element);
      open.push(element);
    },
    ontext(text) {
      noteSpelling(spellings, text, written());
      appendText(siblings(), text);
    },
    onclosetag: () => noteNesting(nesting, open.pop()),
    oncomment: () => void (obstacle ??= { kind: 'comment' }),
    onprocessinginstruction: () => void (obstacle ??= { kind: 'comment' }),
  });
  const written = () => html.slice(parser.startIndex, parser.endIndex + 1);
  parser.end(html);
  return { children: root, manner: { spellings, nesting }, obstacle };
}

/** Characters that may be written as they are, or as an entity. */
const SPELLED = /[&>"'\u00A0]/g;

function noteSpelling(spellings: Map<string, string>, text: string, written: string): void {
  if (text !== written) spellings.set(text, written);
  else for (const [character] of text.matchAll(SPELLED)) spellings.set(character, character);
}

function noteNesting(nesting: Set<string>, outer: HtmlElement | undefined): void {
  let inner = outer;
  while (inner?.children.length === 1) {
    const [only] = inner.children;
    inner = typeof only === 'object' ? only : undefined;
    if (inner) nesting.add(`${outer?.tag}>${inner.tag}`);
  }
}

/** The parser hands text over in pieces. */
function appendText(siblings: HtmlNode[], text: string): void {
  const last = siblings.at(-1);
  if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
  else siblings.push(text);
}
