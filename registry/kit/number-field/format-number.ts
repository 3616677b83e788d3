import { formatsOf } from '#renderer/formats';

export interface NumberFormatOptions {
  readonly minDecimals?: number;
  /** All that the number has without it. */
  readonly maxDecimals?: number;
}

const ALL_DECIMALS = 20;

/** Writes a number as a field shows it, in groups and with the locale's separators. */
export function formatNumber(
  value: number,
  locale: string,
  { minDecimals = 0, maxDecimals = ALL_DECIMALS }: NumberFormatOptions = {},
): string {
  return formatsOf(locale).number(value, { minDecimals, maxDecimals });
}

/**
 * Writes an amount as a field shows it: without a sign, and with as many decimals as its currency
 * has. EUR without one.
 */
export function formatAmount(
  value: number,
  locale: string,
  { currency }: { readonly currency?: string } = {},
): string {
  return formatsOf(locale).amountField(value, currency);
}

/** Writes a percent number as a field shows it, without its sign. */
export function formatPercentage(
  value: number,
  locale: string,
  options: NumberFormatOptions = {},
): string {
  return formatNumber(value, locale, options);
}
