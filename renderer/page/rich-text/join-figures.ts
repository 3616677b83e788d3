import { AMOUNTS, BEFORE_A_NUMBER, CODES, MONTHS, SIGNS, UNITS } from './figure-words.ts';
import { mayHaveFigure } from './may-have-figure.ts';

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
    (joined, figure) =>
      joined.replaceAll(figure, (joinable) => joinable.replaceAll(EVERY_GAP, NO_BREAK)),
    text,
  );
  return GAPS.reduce((joined, gap) => joined.replaceAll(gap, NO_BREAK), result);
}
