import { createAmountFormats, type AmountFormats } from './amount-formats.ts';
import { createDateFormats, type DateFormats } from './date-formats.ts';
import { memoizeByName } from '../../../memoize/index.ts';
import { createNumberFormats, type NumberFormats } from './number-formats.ts';
import { parseNumber, type ParseOptions } from './parse-number.ts';
import { getSeparators, type Separators } from './separators.ts';

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
