import { readRichText } from '#schemas/content/read-rich-text.ts';
import type { RichText, RichTextNode } from '#schemas/prepared.ts';
import { memoizeByObject, memoizeText } from '../../memoize/index.ts';
import { noteMarks } from './link-notes.ts';
import { mayHaveMarks } from './map-note-marks.ts';
import { mayHaveFigure } from './may-have-figure.ts';
import { AMOUNTS, BEFORE_A_NUMBER, CODES, MONTHS, SIGNS, UNITS } from './figure-words.ts';

/**
 * A blank at which a line may break. Every one of them is replaced by one character, so that no
 * place moves.
 */
const GAP = '[ \\t\\n]';

const NO_BREAK = '\u00A0';

const NOT_IN_A_WORD = '(?![\\p{L}\\p{N}])';

/** Each finds one gap inside a figure; what stands on its sides is only looked at. */
const GAPS: readonly RegExp[] = [
  // € 48.75, EUR 100, + 2, § 5, n° 5
  `(?<=[${SIGNS}§№]|(?<!\\p{L})(?:${CODES}|n°|(?:${BEFORE_A_NUMBER})\\.))${GAP}(?=[-−+]?\\d)`,
  `(?<=(?:^|[\\s(])[+−])${GAP}(?=\\d)`,
  // 48,75 €, 2 %, 20 km, 10 Uhr, 3 miljoen
  `(?<=\\d)${GAP}(?=[${SIGNS}%‰°]|(?:${CODES}|${AMOUNTS}|${UNITS})${NOT_IN_A_WORD})`,
  // 2 miljoen euro, 2 % p.a.
  `(?<=\\d[ \u00A0](?:${AMOUNTS})\\.?)${GAP}(?=[${SIGNS}]|(?:${CODES}|euros?)${NOT_IN_A_WORD})`,
  `(?<=\\d[ \u00A0]?%)${GAP}(?=p\\.a\\.)`,
  // 1 234 567
  `(?<=(?<![\\d.,])\\d{1,3})${GAP}(?=\\d{3}(?!\\d))`,
  // 1 / 3
  `(?<=\\d)${GAP}(?=/[ \\t\\n]?\\d)`,
  `(?<=\\d[ \u00A0]?/)${GAP}(?=\\d)`,
].map((source) => new RegExp(source, 'gu'));

/** Each finds a whole figure, in which every gap counts. */
const WHOLES: readonly RegExp[] = [
  // 21 November 2026, 1er janvier, 21. November, November 2026
  `(?<!\\d)\\d{1,2}(?:\\.|er|st|nd|rd|th|e)?${GAP}(?:${MONTHS})(?:\\.?${GAP}\\d{4}(?!\\d)|${NOT_IN_A_WORD})`,
  `(?<!\\p{L})(?:${MONTHS})\\.?${GAP}(?:\\d{1,2},${GAP})?\\d{4}(?!\\d)`,
  // +32 2 555 01 70, 02 555 01 70, BE68 5390 0754 7034, 4000 1234 5678 9010
  `(?<![\\d\\p{L}])(?:\\+\\d{1,3}(?:${GAP}\\d{1,4}){2,5}|0\\d{1,4}(?:${GAP}\\d{2,4}){2,4})(?!\\d)`,
  `(?<![\\d\\p{L}])(?:[A-Z]{2}\\d{2}|\\d{4})(?:${GAP}\\d{4}){2,7}(?!\\d)`,
].map((source) => new RegExp(source, 'giu'));

const EVERY_GAP = new RegExp(GAP, 'g');

/** Elements that stand within a line; a figure may begin before one and end behind it. */
const WITHIN_A_LINE = new Set('a b strong i em u s span sub sup'.split(' '));

/** Stands between two lines of the text that all nodes make together. */
const LINE_END = '\u2029';

type Hyphenate = (text: string) => string;

/** Makes texts ready for lines of any width. */
export interface Typesetter {
  /** Makes a text ready to be read: figures stay whole, long words may part. */
  readonly text: (text: string) => string;
  /** The same with footnote marks. */
  readonly notedText: (text: string) => RichText;
  readonly richText: (markup: string) => RichText;
}

/**
 * Figures are looked for in a dozen ways; a text without one is told faster than it would be found
 * again.
 */
const joined = memoizeText(joinFigures);

const unhyphenated: Hyphenate = (text) => text;
/** One for all pages in a language, since it memoizes what it has read. */
const typesetterFor = memoizeByObject(createTypesetter);

/** The typesetter of a language. */
export function getTypesetter(hyphenate: Hyphenate = unhyphenated): Typesetter {
  return typesetterFor(hyphenate);
}

function createTypesetter(hyphenate: Hyphenate): Typesetter {
  const text = (plain: string) => hyphenate(mayHaveFigure(plain) ? joined(plain) : plain);
  return {
    text,
    notedText(plain) {
      const tree = plain === '' ? [] : [text(plain)];
      return mayHaveMarks(plain) ? noteMarks(tree) : tree;
    },
    richText: memoizeText((markup) => {
      const tree = typesetRichText(readRichText(markup), hyphenate);
      return mayHaveMarks(markup) ? noteMarks(tree) : tree;
    }),
  };
}

/**
 * The same tree with figures that stay whole, also where markup parts them, and with long words
 * hyphenated.
 */
function typesetRichText(tree: RichText, hyphenate: (text: string) => string): RichText {
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

/**
 * Keeps numbers, amounts, shares and dates whole: a blank inside one becomes a blank at which no
 * line breaks. The text stays as long as it was, so that a caller who joined several texts can cut
 * them apart again.
 */
export function joinFigures(text: string): string {
  return mayHaveFigure(text) ? joinAll(text) : text;
}

function joinAll(text: string): string {
  const result = WHOLES.reduce(
    (whole, figure) =>
      whole.replaceAll(figure, (joinable) => joinable.replaceAll(EVERY_GAP, NO_BREAK)),
    text,
  );
  return GAPS.reduce((whole, gap) => whole.replaceAll(gap, NO_BREAK), result);
}
