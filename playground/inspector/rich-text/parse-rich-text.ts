import { type Mark, type Node, type MarkType, type NodeType } from 'prosemirror-model';
import { splitPlaceholders } from '#schemas/content/placeholders.ts';
import { formatRichText } from './format-rich-text.ts';
import { readHtml, type HtmlElement, type HtmlNode, type Obstacle } from './read-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes, marks } = richTextSchema;
const MARKS: ReadonlyMap<string, MarkType> = new Map(Object.entries(marks));

/** A text to edit, or what stands in the way of that. */
export type ParsedRichText =
  | { readonly doc: Node; readonly obstacle?: undefined }
  | { readonly doc?: undefined; readonly obstacle: Obstacle };

/**
 * Reads markup into a document that is written as the very same markup. Where that cannot be done,
 * nobody edits but the text itself: an editor must not change what its author has not touched.
 */
export function parseRichText(html: string): ParsedRichText {
  const tree = readHtml(html);
  if (tree.obstacle) return { obstacle: tree.obstacle };
  const { blocks, end } = html === '' ? EMPTY : toBlocks(tree.children);
  const doc = nodes.doc.create({ end, manner: tree.manner }, blocks);
  return isValid(doc) && formatRichText(doc) === html ? { doc } : { obstacle: { kind: 'form' } };
}

function isValid(doc: Node): boolean {
  try {
    doc.check();
    // A browser shows such a break as a space, and the editor as a break.
    return !/[\n\r\t]/.test(doc.textContent);
  } catch {
    return false;
  }
}

interface Blocks {
  readonly blocks: readonly Node[];
  /** The white space behind them. */
  readonly end: string;
}

/** A text begins with a paragraph. */
const EMPTY: Blocks = { blocks: [nodes.paragraph.create()], end: '' };

const TEXTS: ReadonlyMap<string, NodeType> = new Map(
  Object.entries({
    p: nodes.paragraph,
    h2: nodes.heading,
    h3: nodes.heading,
    h4: nodes.heading,
    h5: nodes.heading,
    h6: nodes.heading,
  }),
);
const HOLDERS: ReadonlyMap<string, NodeType> = new Map(
  Object.entries({
    blockquote: nodes.blockquote,
    div: nodes.division,
    li: nodes.list_item,
    td: nodes.table_cell,
    th: nodes.table_cell,
  }),
);
const FRAMES: ReadonlyMap<string, NodeType> = new Map(
  Object.entries({
    ul: nodes.bullet_list,
    ol: nodes.ordered_list,
    table: nodes.table,
    thead: nodes.table_head,
    tbody: nodes.table_body,
    tr: nodes.table_row,
  }),
);

const ONLY_SPACE = /^[ \n\r\t]*$/;
const SPACE_BEFORE = /^[ \r\t]*\n[ \n\r\t]*/;
const SPACE_AFTER = /[ \r\t]*\n[ \n\r\t]*$/;

/** Blocks as they are, and what stands between them as lines. */
export function toBlocks(children: readonly HtmlNode[]): Blocks {
  const blocks: Node[] = [];
  let before = '';
  let texts: HtmlNode[] = [];
  const addLine = (isNeeded: boolean) => {
    if (!isNeeded) return;
    const { start, content, rest } = trim(texts);
    blocks.push(nodes.line.create({ before: before + start }, toInline(content)));
    before = rest;
    texts = [];
  };
  for (const child of children) {
    const isSpace = typeof child === 'string' && ONLY_SPACE.test(child);
    if (isSpace && texts.length === 0) before += child;
    else if (typeof child === 'string' || !isBlock(child)) texts.push(child);
    else {
      addLine(texts.length > 0);
      blocks.push(toBlock(child, before));
      before = '';
    }
  }
  addLine(texts.length > 0 || blocks.length === 0);
  return { blocks, end: before };
}

/** Takes line breaks off both ends, which say nothing to a reader. */
function trim(texts: readonly HtmlNode[]) {
  const content = [...texts];
  const cut = (index: number, pattern: RegExp) => {
    const text = content.at(index);
    const [space = ''] = typeof text === 'string' ? (pattern.exec(text) ?? []) : [];
    if (typeof text === 'string') content.splice(index, 1, text.replace(pattern, ''));
    return space;
  };
  return { start: cut(0, SPACE_BEFORE), rest: cut(-1, SPACE_AFTER), content };
}

function isBlock({ tag }: HtmlElement): boolean {
  return TEXTS.has(tag) || HOLDERS.has(tag) || FRAMES.has(tag);
}

function toBlock({ tag, attributes, written, children }: HtmlElement, before: string): Node {
  const attrs = { ...attributes, written, before, end: '', tag, level: Number(tag.slice(1)) };
  const text = TEXTS.get(tag);
  if (text) return text.create(attrs, toInline(children));
  const holder = HOLDERS.get(tag);
  const { blocks, end } = holder ? toBlocks(children) : toParts(children);
  const type = holder ?? FRAMES.get(tag) ?? nodes.division;
  return type.create({ ...attrs, end }, blocks);
}

/** The parts of a list or of a table. Text between them is lost, which is found later. */
function toParts(children: readonly HtmlNode[]): Blocks {
  const blocks: Node[] = [];
  let before = '';
  for (const child of children) {
    if (typeof child === 'string') before += ONLY_SPACE.test(child) ? child : '';
    else {
      blocks.push(toBlock(child, before));
      before = '';
    }
  }
  return { blocks, end: before };
}

/** Text and what stands in it. A block in a text is lost, which is found later. */
function toInline(children: readonly HtmlNode[], around: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return toTexts(child, around);
    if (child.tag === 'br')
      return [nodes.hard_break.create({ written: child.written }, null, around)];
    const type = MARKS.get(child.tag);
    if (!type) return [];
    const mark = type.create({ ...child.attributes, written: child.written });
    return toInline(child.children, mark.addToSet(around));
  });
}

/** A text with each placeholder as a macro. */
export function toTexts(text: string, around: readonly Mark[] = []): Node[] {
  return splitPlaceholders(text).map((piece) =>
    typeof piece === 'string'
      ? richTextSchema.text(piece, around)
      : nodes.macro.create({ placeholder: piece.written }, null, around),
  );
}
