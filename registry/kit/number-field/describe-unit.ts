import { formatsOf } from '#renderer/formats';

/** The unit of a number, as it stands beside the control of its field. */
export interface Unit {
  /** The characters that are seen: €, %. */
  readonly sign: string;
  /** The word that is heard in their place. */
  readonly name: string;
  /** The side of a number on which the locale writes it. */
  readonly side: 'start' | 'end';
}

/** Describes a currency in a locale, such as that of an amount's field. */
export function describeCurrency(currency: string, locale: string): Unit {
  const amount = formatsOf(locale).amount(1, { currency });
  const sign = readCurrencySign(currency, locale);
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? sign;
  return { sign, name, side: amount.startsWith(sign) ? 'start' : 'end' };
}

/** Describes percent in a locale. */
export function describePercent(locale: string): Unit {
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    unitDisplay: 'long',
  });
  const name = format.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? '%';
  const isFirst = formatsOf(locale).percentage(1).startsWith('%');
  return { sign: '%', name, side: isFirst ? 'start' : 'end' };
}

/** The sign that the locale writes with an amount; the code of a currency that has none there. */
export function readCurrencySign(currency: string, locale: string): string {
  const { amount, amountField } = formatsOf(locale);
  return amount(1, { currency }).replace(amountField(1, currency), '').trim();
}
