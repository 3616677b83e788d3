import { AMOUNTS, BEFORE_A_NUMBER, CODES, MONTHS, SIGNS, UNITS } from './figure-words.ts';

const HAS_DIGIT = /\d/;

/**
 * Matches the words beside the number in a figure, as far as they are of plain letters; of a.m. and
 * pour cent the first word.
 */
const OF_A_FIGURE = new RegExp(
  `^(?:${CODES}|${AMOUNTS}|${UNITS}|${MONTHS}|${BEFORE_A_NUMBER}|[ap]|pour)$`,
  'i',
);

/** Other signs that may stand right before a number; a long s (ſ) may end a month. */
const SIGNS_BEFORE = `${SIGNS}+/−§№°ſ`;

/** Other signs that may stand right behind one; a long s (ſ) may begin a month. */
const SIGNS_BEHIND = `${SIGNS}%/‰°ſ`;

/** A number's last digit is no farther from the blank behind it: 5th May, 5 % p.a. */
const MAX_ENDING = 3;

/** No word of a figure is longer. */
const MAX_WORD = 12;

const BLANK = 0x20;
const PERCENT = 0x25;
const PLUS = 0x2b;
const HYPHEN = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const SMALL_A = 0x61;
const SMALL_P = 0x70;
const SMALL_Z = 0x7a;
const TO_SMALL = 0x20;
const LAST_OF_ASCII = 0x7f;
const NO_BREAK = 0xa0;
const MINUS = 0x2212;

/**
 * Returns true if a blank may stand inside a figure. Nearly every text with a number has none,
 * which a look at both sides of its blanks tells. A word that is not of plain letters may be one of
 * a figure.
 */
export function mayHaveFigure(text: string): boolean {
  if (!HAS_DIGIT.test(text)) return false;
  let digit = -Infinity;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (isDigit(unit)) digit = index;
    else if (unit <= BLANK || unit === NO_BREAK) {
      if (isBeforeNumber(text, index)) return true;
      if (index - digit <= MAX_ENDING && isAfterNumber(text, index)) return true;
    }
  }
  return false;
}

/** € 5, EUR 5, Nr. 5, May 2026, + 5, 1 / 5, 1 555 */
function isBeforeNumber(text: string, gap: number): boolean {
  const next = text.charCodeAt(gap + 1);
  if (!isDigit(next) && next !== PLUS && next !== HYPHEN && next !== MINUS) return false;
  const last = text.charCodeAt(gap - 1);
  if (isLetter(last)) return isWordOfFigure(text, gap - 1);
  if (last === POINT) return isWordOfFigure(text, gap - 2);
  return isDigit(last) || (gap > 0 && SIGNS_BEFORE.includes(text.charAt(gap - 1)));
}

/** 5 €, 5 %, 5 miles, 5 555, 5 / 6, 5th May, 5. May, 5 % p.a. */
function isAfterNumber(text: string, gap: number): boolean {
  const next = text.charCodeAt(gap + 1);
  if (text.charCodeAt(gap - 1) === PERCENT) return (next | TO_SMALL) === SMALL_P;
  if (!isDigit(text.charCodeAt(endOfNumber(text, gap)))) return false;
  if (isLetter(next)) return isWordOfFigure(text, gap + 1);
  const isLast = gap + 1 === text.length;
  return isDigit(next) || (!isLast && SIGNS_BEHIND.includes(text.charAt(gap + 1)));
}

/**
 * The place of the last digit where a number stands before a gap, with a point or up to two letters
 * behind it.
 */
function endOfNumber(text: string, gap: number): number {
  const last = text.charCodeAt(gap - 1);
  if (last === POINT) return gap - 2;
  if (!isLetter(last) && !isStrange(last)) return gap - 1;
  const before = text.charCodeAt(gap - 2);
  return isLetter(before) || isStrange(before) ? gap - 3 : gap - 2;
}

/** Returns true if the word at a place is one of a figure's, or is not of plain letters. */
function isWordOfFigure(text: string, index: number): boolean {
  let start = index;
  while (index - start < MAX_WORD && isLetter(text.charCodeAt(start - 1))) start -= 1;
  let end = index;
  while (end - index < MAX_WORD && isLetter(text.charCodeAt(end))) end += 1;
  const isPlain = !isStrange(text.charCodeAt(start - 1)) && !isStrange(text.charCodeAt(end));
  return !isPlain || OF_A_FIGURE.test(text.slice(start, end));
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

function isLetter(unit: number): boolean {
  const small = unit | TO_SMALL;
  return small >= SMALL_A && small <= SMALL_Z;
}

function isStrange(unit: number): boolean {
  return unit > LAST_OF_ASCII;
}
