import { formatsOf } from '#renderer/formats';
import { isCurrencyCode } from '#schemas/content/currency.ts';

/** Shown where a price cannot be said. */
const NO_PRICE = '-';

export interface PriceValue {
  /**
   * A number, or a text that holds one; any other text is shown as it is, such as "Free" or "1.5%".
   */
  readonly value: string | number | undefined;
  /** The currency of a number, such as EUR. */
  readonly currency: string | undefined;
  /** The locale whose way of writing figures is used. */
  readonly locale: string;
}

/**
 * A price as it is read: an amount in the locale's form, a text as it is, or a dash where value or
 * currency are missing.
 */
export function formatPrice({ value = '', currency = '', locale }: PriceValue): string {
  const text = String(value).trim();
  if (text === '') return NO_PRICE;
  const number = Number(text);
  if (!Number.isFinite(number)) return typeof value === 'string' ? value : NO_PRICE;
  if (!isCurrencyCode(currency)) return NO_PRICE;
  return formatsOf(locale).amount(number, { currency });
}
