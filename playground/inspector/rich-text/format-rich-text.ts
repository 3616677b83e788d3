import type { Mark, Node } from 'prosemirror-model';
import type { Manner } from './read-html.ts';
import { getTag } from './rich-text-schema.ts';

/** Writes a document as markup: what nobody has changed as it was, all else as simply as can be. */
export function formatRichText(doc: Node): string {
  const { end, manner } = doc.attrs;
  return isEmpty(doc) ? '' : formatBlocks(doc, manner) + end;
}

/** Returns true for a document in which nothing has been written. */
function isEmpty(doc: Node): boolean {
  return doc.content.size === 2 && doc.firstChild?.type.name === 'paragraph';
}

function formatBlocks(holder: Node, manner: Manner): string {
  return holder.children.map((block) => formatBlock(block, manner)).join('');
}

function formatBlock(block: Node, manner: Manner): string {
  const { written, before, end } = block.attrs;
  const content = block.inlineContent
    ? formatInline(block.children, manner)
    : formatBlocks(block, manner);
  const tag = getTag(block);
  if (tag === undefined) return before + content + end;
  return `${before}${written ?? `<${tag}>`}${content}${end}</${tag}>`;
}

/** Writes texts with their marks, of which some may be open around all of them. */
function formatInline(
  content: readonly Node[],
  manner: Manner,
  around: readonly Mark[] = [],
): string {
  let html = '';
  for (let index = 0; index < content.length;) {
    const run = findOutermost(content, { manner, around, index });
    if (run) {
      const inside = content.slice(index, run.end);
      const text = formatInline(inside, manner, [...around, run.mark]);
      html += `${getStartTag(run.mark)}${text}</${run.mark.type.name}>`;
    } else html += formatLeaf(content[index], manner);
    index = run?.end ?? index + 1;
  }
  return html;
}

/** A mark, and the index of the first text behind it. */
interface Run {
  readonly mark: Mark;
  readonly end: number;
}

interface Standing {
  readonly manner: Manner;
  readonly around: readonly Mark[];
  readonly index: number;
}

/** The mark that goes on for longest is outermost, so that none is torn. */
function findOutermost(
  content: readonly Node[],
  { manner, around, index }: Standing,
): Run | undefined {
  let outermost: Run | undefined;
  for (const mark of content[index]?.marks ?? []) {
    if (mark.isInSet(around)) continue;
    const end = findEnd(content, mark, index);
    const isLonger = !outermost || end > outermost.end;
    const isAsLong = outermost?.end === end && isAround(manner, mark, outermost.mark);
    if (isLonger || isAsLong) outermost = { mark, end };
  }
  return outermost;
}

/** Returns true if a text has the one around the other wherever they go on for as long. */
function isAround({ nesting }: Manner, outer: Mark, inner: Mark): boolean {
  const [one, other] = [outer.type.name, inner.type.name];
  return nesting.has(`${one}>${other}`) && !nesting.has(`${other}>${one}`);
}

function findEnd(content: readonly Node[], mark: Mark, from: number): number {
  const end = content.findIndex((node, index) => index > from && !mark.isInSet(node.marks));
  return end === -1 ? content.length : end;
}

function getStartTag({ type, attrs }: Mark): string {
  if (attrs['written']) return String(attrs['written']);
  if (type.name !== 'a') return `<${type.name}>`;
  return `<a href="${String(attrs['href']).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
}

function formatLeaf(leaf: Node | undefined, manner: Manner): string {
  if (!leaf) return '';
  const { type, attrs, text = '' } = leaf;
  if (type.name === 'hard_break') return attrs['written'] ?? '<br>';
  if (type.name === 'macro') return String(attrs['placeholder']);
  return formatText(text, manner);
}

const USUAL: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\u00A0', '&nbsp;'],
]);

function formatText(text: string, { spellings }: Manner): string {
  return text.replaceAll(/[^\w ]/gu, (character, index: number) => {
    const usual = USUAL.get(character) ?? character;
    // Written as it is, it could begin a tag or an entity some day.
    if (character === '<') return usual;
    if (character === '&' && /^[\w#]/.test(text.slice(index + 1))) return usual;
    return spellings.get(character) ?? usual;
  });
}
