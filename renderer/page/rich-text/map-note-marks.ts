import type { RichText, RichTextElement, RichTextNode } from '#schemas/prepared.ts';

/** Replaces the marks of a text; undefined leaves one as it is. */
export interface MarkMapping {
  /** A mark in running text. */
  readonly mark: (mark: string) => RichTextNode | undefined;
  /**
   * The mark that a block begins with, which makes it a note: what takes its place, and what ends
   * the note.
   */
  readonly note: (
    mark: string,
  ) => { readonly first: RichTextNode; readonly last: RichTextNode } | undefined;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = new RegExp(`[${SUPERSCRIPTS}]{1,2}`, 'g');
const RAISED_FIRST = new RegExp(`^\\s*([${SUPERSCRIPTS}]{1,2})(?![${SUPERSCRIPTS}])`);

/** A number, a letter or a sign, with or without brackets. */
const MARK = /^\s*\(?(\d{1,2}|[a-z]|\*{1,3}|†|‡)\)?\s*$/;

/** Behind a unit of length a small 2 or 3 is no mark. */
const BEFORE_AN_EXPONENT = /(?:^|[^\p{L}])[kcdm]?m$/u;

const HOLDS_A_LINE = new Set('p li div td th blockquote h2 h3 h4 h5 h6'.split(' '));

/** Returns true if a text can hold marks at all; most cannot. */
export function mayHaveMarks(markup: string): boolean {
  return markup.includes('<sup') || markup.search(RAISED) !== -1;
}

/**
 * The same text with its footnote marks replaced. The mark that a note begins with is no mark of
 * another.
 */
export function mapNoteMarks(nodes: RichText, mapping: MarkMapping): RichText {
  const start = nodes.findIndex((node) => typeof node !== 'string' || node.trim() !== '');
  const first = nodes[start];
  const own = first === undefined ? undefined : noteStart(first);
  if (!own) return mapLine(nodes, mapping);

  const mapped = mapping.note(own.mark);
  const rest = mapLine([own.rest, ...nodes.slice(start + 1)], mapping);
  return mapped
    ? [mapped.first, ...rest, mapped.last]
    : [...nodes.slice(0, start), own.written, ...rest];
}

/** How a note begins: its mark, how that is written, and what of the same text follows it. */
interface NoteStart {
  readonly mark: string;
  readonly written: RichTextNode;
  readonly rest: string;
}

function noteStart(node: RichTextNode): NoteStart | undefined {
  if (typeof node !== 'string') {
    const mark = markOf(node);
    return mark === undefined ? undefined : { mark, written: node, rest: '' };
  }
  const [whole, raised] = RAISED_FIRST.exec(node) ?? [];
  return whole === undefined || raised === undefined
    ? undefined
    : { mark: digitsOf(raised), written: whole, rest: node.slice(whole.length) };
}

function mapLine(nodes: RichText, mapping: MarkMapping): RichText {
  const line: RichTextNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    const mapped = mapNode(node, typeof before === 'string' ? before : '', mapping);
    const isMark = typeof node !== 'string' && node.tag === 'sup' && mapped[0] !== node;
    const last = line.at(-1);
    if (isMark && typeof last === 'string') line[line.length - 1] = heldTo(last);
    line.push(...mapped);
  }
  return line;
}

/** A mark stays with the word that it belongs to. */
function heldTo(text: string): string {
  return text.replace(/[ \n]$/, '\u00A0');
}

function mapNode(node: RichTextNode, before: string, mapping: MarkMapping): RichText {
  if (typeof node === 'string') return mapText(node, mapping);
  // A link inside a link is none.
  if (node.tag === 'a') return [node];
  const mark = BEFORE_AN_EXPONENT.test(before) ? undefined : markOf(node);
  if (mark !== undefined) return [mapping.mark(mark) ?? node];
  if (!node.children) return [node];
  const map = HOLDS_A_LINE.has(node.tag) ? mapNoteMarks : mapLine;
  return [{ ...node, children: map(node.children, mapping) }];
}

function mapText(text: string, mapping: MarkMapping): RichText {
  const pieces: RichTextNode[] = [];
  let end = 0;
  for (const { 0: raised, index } of text.matchAll(RAISED)) {
    const isExponent = BEFORE_AN_EXPONENT.test(text.slice(Math.max(0, index - 4), index));
    const node = isExponent ? undefined : mapping.mark(digitsOf(raised));
    if (!node) continue;
    pieces.push(heldTo(text.slice(end, index)), node);
    end = index + raised.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

function markOf({ tag, children = [] }: RichTextElement): string | undefined {
  const [text, ...more] = children;
  if (tag !== 'sup' || typeof text !== 'string' || more.length > 0) return undefined;
  return MARK.exec(text)?.[1];
}

function digitsOf(raised: string): string {
  return raised.replaceAll(/./g, (character) => String(SUPERSCRIPTS.indexOf(character)));
}
