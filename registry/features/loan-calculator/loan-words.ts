import type { Messages } from '#renderer';
import { formatsOf } from '#renderer/formats';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import type { LoanOffer } from './loan-offer.ts';

/** Writes a loan in the language of the page; nothing of it breaks over two lines. */
export interface LoanWords {
  /** A message, with values in its placeholders. */
  readonly write: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** An amount in the smallest unit, with its currency: €1,234.50. */
  readonly amount: (smallestUnits: bigint) => string;
  /** The same without its currency, as in a table. */
  readonly figure: (smallestUnits: bigint) => string;
  /** An amount in whole currency units, without decimals where it has none: €15,000. */
  readonly round: (amount: number) => string;
  /** 60 months */
  readonly months: (count: number) => string;
  readonly percentage: (percent: number, decimals?: number) => string;
}

/** Makes what writes the loans of an offer. */
export function createLoanWords(messages: Messages, offer: LoanOffer): LoanWords {
  const { locale, currency, decimals } = offer;
  const formats = formatsOf(locale);
  const months = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  const spaces = 'no-break';
  const toAmount = (smallestUnits: bigint) => Number(smallestUnits) / 10 ** decimals;
  const roundAmount = (amount: number) => {
    const text = formats.amount(amount, { currency });
    if (!Number.isInteger(amount)) return text;
    return text.replace(formats.amountField(amount, currency), formats.number(amount));
  };
  return {
    write: (key, values = {}) => fillMessage(messages[key], values),
    amount: (smallestUnits) => formats.amount(toAmount(smallestUnits), { currency, spaces }),
    figure: (smallestUnits) =>
      formats.number(toAmount(smallestUnits), {
        minDecimals: decimals,
        maxDecimals: decimals,
        spaces,
      }),
    round: (amount) => keepTogether(roundAmount(amount)),
    months: (count) => keepTogether(months.format(count)),
    percentage: (percent, digits = 2) => formats.percentage(percent, { decimals: digits, spaces }),
  };
}

function keepTogether(text: string): string {
  return text.replaceAll(/\s/gu, '\u00a0');
}
