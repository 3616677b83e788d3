import type { RichText, RichTextNode } from '#schemas/prepared.ts';
import { joinFigures } from './join-figures.ts';

/** Elements that stand within a line; a figure may begin before one and end behind it. */
const WITHIN_A_LINE = new Set('a b strong i em u s span sub sup'.split(' '));

/** Stands between two lines of the text that all nodes make together. */
const LINE_END = '\u2029';

/**
 * The same tree with figures that stay whole, also where markup parts them, and with long words
 * hyphenated.
 */
export function typesetRichText(tree: RichText, hyphenate: (text: string) => string): RichText {
  const text = joinFigures(textOf(tree));
  let index = 0;

  const set = (node: RichTextNode): RichTextNode => {
    if (typeof node === 'string') {
      const own = text.slice(index, index + node.length);
      index += node.length;
      return hyphenate(own);
    }
    const { length } = endOf(node.tag);
    index += length;
    const children = node.children?.map(set);
    index += length;
    return children ? { ...node, children } : node;
  };
  return tree.map(set);
}

/** All text of a rich text in one; where a line ends for sure there is a sign for it. */
function textOf(tree: RichText): string {
  const pieces: string[] = [];
  const add = (node: RichTextNode): void => {
    if (typeof node === 'string') pieces.push(node);
    else {
      pieces.push(endOf(node.tag));
      node.children?.forEach(add);
      pieces.push(endOf(node.tag));
    }
  };
  tree.forEach(add);
  return pieces.join('');
}

function endOf(tag: string): string {
  return WITHIN_A_LINE.has(tag) ? '' : LINE_END;
}
