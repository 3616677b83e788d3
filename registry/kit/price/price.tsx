import { formatsOf } from '#renderer/formats';
import { isCurrencyCode } from '#schemas/content/currency.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './price.css';

interface PriceOptions {
  /**
   * A number, which is written in the form of the locale, or a text that is shown as it is, such as
   * "€ 3,50".
   */
  readonly amount?: string | number | undefined;
  /** The currency of a number; without it a dash stands in the place of the number. */
  readonly currency?: string | undefined;
  /** The page's locale, in which a number is written. */
  readonly locale: string;
  /** The text before the amount, such as "from". */
  readonly before?: string;
  /** Says what the amount pays for, such as "a month". */
  readonly unit?: string;
}

/** Shown where a price cannot be said. */
const NO_PRICE = '-';

/**
 * Shows what something costs, in figures that are seen first.
 *
 * @example <Price before="from" amount={3.5} currency="EUR" unit="a month" locale="en-GB" />
 */
export function Price(props: PartProps<'p', PriceOptions>) {
  const { amount, currency, locale, before, unit, className, ...rest } = props;
  const text = formatPrice({ value: amount, currency, locale });
  return (
    <p className={joinClassNames('price', className)} {...rest}>
      {before && `${before} `}
      <strong className="price__amount">{unbroken(text)}</strong>
      {unit && ` ${unit}`}
    </p>
  );
}

/** An amount never breaks over two lines. */
function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00A0');
}

interface PriceValue {
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
