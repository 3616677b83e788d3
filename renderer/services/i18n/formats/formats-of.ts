import { createAmountFormats, type AmountFormats } from './amount-formats.ts';
import { createDateFormats, type DateFormats } from './date-formats.ts';
import { memoizeByName } from '../../../memoize/index.ts';
import { createNumberFormats, type NumberFormats } from './number-formats.ts';
import { getSeparators, type Separators } from './separators.ts';

interface ParseOptions {
  /** A text that was pasted may have letters around its number; one that was typed may not. */
  readonly isPasted?: boolean;
}

/** Longer than any number that a computer counts exactly. */
const LONGEST_TEXT = 100;

const LETTERS = /\p{L}/gu;

const BETWEEN_DIGITS = /\d[^\d\p{L}]*\p{L}[^\d]*\d/u;

/** A sign, a currency's symbol on either side, and digits with what may separate them. */
const AMOUNT = /^\p{Sc}? ?([-+]?) ?\p{Sc}? ?([\d., ]*?) ?\p{Sc}?$/u;

const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$|^\d*$/;

/** No group begins with a zero, so what follows can only be decimals. */
const BEGINS_WITH_ZERO = /^0[., ]\d/;

const DECIMAL = /^0[.,](\d+)$/;

/** From so many digits on what follows a separator may as well be a group. */
const GROUP_DIGITS = 3;

/**
 * How numbers, amounts and dates are written and read in one locale, whatever the page's own is.
 */
export interface Formats extends NumberFormats, AmountFormats, DateFormats {
  readonly locale: string;
  readonly separators: Separators;
  /** The number that was typed into a field; undefined where the text cannot be read. */
  readonly parseNumber: (text: string, options?: ParseOptions) => number | undefined;
}

/** The formats of a locale, made once. Throws for a locale without a region. */
export const formatsOf: (locale: string) => Formats = memoizeByName((locale) => {
  const separators = getSeparators(locale);
  return {
    locale,
    separators,
    ...createNumberFormats(locale, separators),
    ...createAmountFormats(locale),
    ...createDateFormats(locale),
    parseNumber: (text, options) => parseNumber(text, separators, options),
  };
});

/**
 * The number that was typed, with either separator for its decimals where only one reading is left,
 * and the locale's where a single separator has three or more digits behind it. Undefined for
 * anything else.
 */
function parseNumber(
  text: string,
  { decimal }: Separators,
  { isPasted = false }: ParseOptions = {},
): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [, sign = '', digits = ''] = AMOUNT.exec(plain(isPasted ? unlettered(text) : text)) ?? [];
  if (BEGINS_WITH_ZERO.test(digits)) return decimalOf(sign, digits);
  const mark = decimalMarkIn(digits, decimal);
  if (mark === undefined) return undefined;

  const at = mark === '' ? digits.length : digits.lastIndexOf(mark);
  const integer = ungrouped(digits.slice(0, at));
  const fraction = digits.slice(at + 1);
  if (integer === undefined || !/^\d*$/.test(fraction)) return undefined;
  return exact(Number(`${sign}${integer}.${fraction}`));
}

/** A number below one, with whichever separator. */
function decimalOf(sign: string, digits: string): number | undefined {
  const [, fraction] = DECIMAL.exec(digits) ?? [];
  return fraction === undefined ? undefined : exact(Number(`${sign}0.${fraction}`));
}

/** Letters between digits stay, so that 1e5 is not read as 15. */
function unlettered(text: string): string {
  return BETWEEN_DIGITS.test(text) ? text : text.replaceAll(LETTERS, '');
}

/**
 * All kinds of spaces, and the apostrophes that group digits in Switzerland, are one kind of space.
 * Characters that nobody sees, such as marks of direction, are no part of a number.
 */
function plain(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s'\u2019]+/g, ' ')
    .trim()
    .replace(/[\u2010-\u2013\u2212]/, '-');
}

/**
 * Which separator stands before the decimals: '' where none does, undefined where there is no
 * telling.
 */
function decimalMarkIn(digits: string, localeDecimal: string): string | undefined {
  const marks = digits.match(/[., ]/g) ?? [];
  const kinds = new Set(marks);
  const last = marks.at(-1);
  if (last === undefined || (kinds.size === 1 && (last === ' ' || marks.length > 1))) return '';
  if (kinds.size > 1) {
    const isOnce = digits.indexOf(last) === digits.lastIndexOf(last);
    return kinds.size === 2 && isOnce && last !== ' ' ? last : undefined;
  }
  const following = digits.length - 1 - digits.indexOf(last);
  return following < GROUP_DIGITS || last === localeDecimal ? last : '';
}

/** The digits without what groups them; undefined where the groups are none. */
function ungrouped(integer: string): string | undefined {
  const single = /^[1-9]\d*[.,]\d{3,}$/.test(integer);
  return single || GROUPED.test(integer) ? integer.replaceAll(/\D/g, '') : undefined;
}

/**
 * Beyond these no number is written the way it is kept, and without a digit there is none. A zero
 * has no sign.
 */
function exact(number: number): number | undefined {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number || 0 : undefined;
}
