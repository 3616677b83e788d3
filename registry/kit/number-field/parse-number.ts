import { formatsOf } from '#renderer/formats';
import type { ParseOptions } from '../form/convert-value.ts';
import { formatAmount, formatNumber } from './format-number.ts';
import { readCurrencySign } from './describe-unit.ts';

export interface NumberParseOptions extends ParseOptions {
  /** How many decimals the number may have; any number of them without it. */
  readonly maxDecimals?: number;
}

export interface AmountParseOptions extends ParseOptions {
  /** EUR without it. */
  readonly currency?: string;
}

const CURRENCY_SIGNS = /\p{Sc}/gu;
const PERCENT_SIGN = /^\s*[%\u066a]|[%\u066a]\s*$/;

/**
 * Reads a number as people type it: with either separator, groups, spaces and a sign. Undefined for
 * a text that is none, and for one of which a field would show another number.
 */
export function parseNumber(
  text: string,
  locale: string,
  { isPasted = false, maxDecimals }: NumberParseOptions = {},
): number | undefined {
  const value = formatsOf(locale).parseNumber(text, { isPasted });
  const options = maxDecimals === undefined ? {} : { maxDecimals };
  return keepShown(value, locale, (number) => formatNumber(number, locale, options));
}

/**
 * Reads an amount, with or without the sign of its currency. Undefined also where it has the sign
 * of another, or more decimals than its currency.
 */
export function parseAmount(
  text: string,
  locale: string,
  { isPasted = false, currency = 'EUR' }: AmountParseOptions = {},
): number | undefined {
  const sign = readCurrencySign(currency, locale);
  if (text.match(CURRENCY_SIGNS)?.some((each) => !sign.includes(each))) return undefined;
  const value = formatsOf(locale).parseNumber(text, { isPasted });
  return keepShown(value, locale, (number) => formatAmount(number, locale, { currency }));
}

/** Reads a percent number, with or without its sign: `1,5 %` is 1.5. Undefined for an amount. */
export function parsePercentage(
  text: string,
  locale: string,
  options: NumberParseOptions = {},
): number | undefined {
  if (text.search(CURRENCY_SIGNS) >= 0) return undefined;
  return parseNumber(text.replace(PERCENT_SIGN, ''), locale, options);
}

/** A number that is shown as another one would be sent as nobody has seen it. */
function keepShown(
  value: number | undefined,
  locale: string,
  format: (value: number) => string,
): number | undefined {
  if (value === undefined) return undefined;
  return formatsOf(locale).parseNumber(format(value)) === value ? value : undefined;
}
