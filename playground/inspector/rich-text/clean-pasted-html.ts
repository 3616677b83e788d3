import { cleanUrl } from '#schemas/content/clean-url.ts';
import { DROPPED_WITH_CONTENT, isAllowedTag } from '#schemas/content/rich-text-rules.ts';
import type { HtmlElement, HtmlNode } from './read-html.ts';

/** Elements that say what others say, in the words of this site. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: 'strong', i: 'em', h1: 'h2', del: 's', strike: 's', ins: 'u' }),
);
const BLOCKS = new Set(
  (
    'p div ul ol li h1 h2 h3 h4 h5 h6 blockquote table thead tbody tr th td section article main ' +
    'header footer nav aside figure figcaption dl dt dd pre address center form body html'
  ).split(' '),
);
/** Blocks that are kept as what they are. */
const KEPT = new Set('p ul ol li h2 h3 h4 h5 h6 blockquote table thead tbody tr th td'.split(' '));
/** Elements in which a paragraph is no more than the text itself. */
const WITHOUT_PARAGRAPH = new Set(['li', 'td', 'th']);
const LISTS = new Set(['ul', 'ol']);
const NEVER_SHOWN = new Set(['head', 'meta', 'link', 'base', 'o:p', 'xml', 'img', 'input']);

/** Returns what another program has copied in elements that rich text has, without their looks. */
export function cleanPastedHtml(children: readonly HtmlNode[]): HtmlNode[] {
  return joinItems(children.flatMap(cleanNode));
}

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') return [node.replaceAll(/[ \n\r\t]+/g, ' ')];
  const { tag, attributes } = node;
  if (NEVER_SHOWN.has(tag) || DROPPED_WITH_CONTENT.has(tag) || isListMark(node)) return [];
  if (tag === 'br')
    return attributes['class']?.includes('interchange') ? [] : [toElement('br', [])];
  const inside = node.children.flatMap(cleanNode);
  const children = LISTS.has(tag) ? inside.filter(isSomething) : joinItems(inside);
  if (BLOCKS.has(tag)) return cleanBlock(node, children);
  // A style around whole blocks is what some programs put around all that they copy.
  return children.some(isBlock) ? children : cleanStyle(node, children);
}

function cleanBlock({ tag, attributes }: HtmlElement, children: HtmlNode[]): HtmlNode[] {
  const name = SAME.get(tag) ?? tag;
  const isOfBlocks = children.some(isBlock);
  if (isWordItem(attributes)) return [toElement('li', children)];
  if (!KEPT.has(name)) return isOfBlocks ? children : withText('p', children);
  if (name === 'p') return withText('p', children);
  if (!isOfBlocks) return [toElement(name, children)];
  const parts = children.filter(isSomething);
  const [only] = parts;
  const isParagraph = parts.length === 1 && typeof only === 'object' && only.tag === 'p';
  return [toElement(name, isParagraph && WITHOUT_PARAGRAPH.has(name) ? only.children : parts)];
}

function withText(tag: string, children: HtmlNode[]): HtmlNode[] {
  return children.some(isSomething) ? [toElement(tag, children)] : [];
}

const PLAIN = /(?:^|;)\s*font-weight:\s*(?:normal|400)/;
const BOLD = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/;
const ITALIC = /(?:^|;)\s*font-style:\s*italic/;

function cleanStyle({ tag, attributes }: HtmlElement, children: HtmlNode[]): HtmlNode[] {
  const look = attributes['style'] ?? '';
  if (tag === 'a') {
    const href = cleanUrl(attributes['href'] ?? '');
    return href === '' ? children : [{ ...toElement('a', children), attributes: { href } }];
  }
  const isPlain = PLAIN.test(look);
  const name = SAME.get(tag) ?? tag;
  const names = [
    ...(isAllowedTag(name) && name !== 'span' && !isPlain ? [name] : []),
    ...(BOLD.test(look) ? ['strong'] : []),
    ...(ITALIC.test(look) ? ['em'] : []),
  ];
  return [...new Set(names)].reduce((inside, each) => [toElement(each, inside)], children);
}

/** Word copies the items of its lists as paragraphs, with the bullet as text. */
function isWordItem(attributes: HtmlElement['attributes']): boolean {
  return /mso-list:\s*l\d/.test(attributes['style'] ?? '');
}

function isListMark({ attributes }: HtmlElement): boolean {
  return /mso-list:\s*Ignore/i.test(attributes['style'] ?? '');
}

/** Items that stand in no list become one. Nobody sees the white space behind a block. */
function joinItems(children: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const isBehindBlock = last === undefined || isBlock(last);
    if (isBehindBlock && !isSomething(child)) continue;
    const isItem = typeof child === 'object' && child.tag === 'li';
    if (!isItem) joined.push(child);
    else if (typeof last === 'object' && last.tag === 'ul') last.children.push(child);
    else joined.push(toElement('ul', [child]));
  }
  return joined;
}

function toElement(tag: string, children: HtmlNode[]): HtmlElement {
  return { tag, attributes: {}, written: null, children };
}

function isBlock(node: HtmlNode): boolean {
  return typeof node === 'object' && BLOCKS.has(node.tag);
}

function isSomething(node: HtmlNode): boolean {
  return typeof node === 'object' || node.trim() !== '';
}
