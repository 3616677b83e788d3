import type { LoanCalculatorProps } from '#schemas/generated/features/loan-calculator.ts';
import { parsePercentage } from '../../kit/number-field/parse-number.ts';
import type { RateConvention } from './create-schedule.ts';
import { divideHalfUp, parseDecimal, type Fraction } from './fraction.ts';

/** The numbers that a visitor may choose from. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  /** The number that is shown at first. */
  readonly start: number;
}

/** The loans that a configuration offers. */
export interface LoanOffer {
  readonly locale: string;
  readonly currency: string;
  /** The decimals of the currency: 2 for the euro. */
  readonly decimals: number;
  /** In whole currency units, as a visitor types them. */
  readonly amounts: Range;
  readonly terms: Range;
  /** The yearly borrowing rate in per cent. */
  readonly rate: Fraction;
  readonly convention: RateConvention;
  /** Paid at the start, in the smallest unit of the currency. */
  readonly fee: bigint;
}

/** A visitor's choice. */
export interface Loan {
  /** In whole currency units, as a visitor types them. */
  readonly amount: number;
  readonly months: number;
}

/**
 * Reads what is offered out of a configuration whose macros have been filled in.
 *
 * @throws Error for a rate without a number, as where its macro has no value, and for a lowest
 *   value above the highest.
 */
export function readLoanOffer(props: LoanCalculatorProps, locale: string): LoanOffer {
  const { amount, term, rate, convention = 'nominal', fee = 0, currency = 'EUR' } = props;
  const decimals = getDecimals(currency);
  return {
    locale,
    currency,
    decimals,
    amounts: toRange({ step: 100, ...amount }, 'amount'),
    terms: toRange({ step: 1, ...term }, 'term'),
    rate: readRate(rate, locale),
    convention,
    fee: toSmallestUnit(fee, decimals),
  };
}

/** An amount in the smallest unit of a currency with so many decimals, rounded half up. */
export function toSmallestUnit(amount: number, decimals: number): bigint {
  const { numerator, denominator } = parseDecimal(String(amount)) ?? {
    numerator: 0n,
    denominator: 1n,
  };
  return divideHalfUp(numerator * 10n ** BigInt(decimals), denominator);
}

function getDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A macro comes as the page's language writes a percentage: "4,50 %". */
function readRate(rate: number | string, locale: string): Fraction {
  const number = typeof rate === 'number' ? rate : parsePercentage(rate, locale);
  const fraction = parseDecimal(String(number));
  if (fraction) return fraction;
  throw new Error(
    `The rate "${rate}" is no number. Set it in per cent, or name a macro that is a percentage.`,
  );
}

function toRange(range: Range, name: string): Range {
  const { minimum, maximum, start } = range;
  if (minimum <= maximum) {
    return { ...range, start: Math.min(Math.max(start, minimum), maximum) };
  }
  throw new Error(`The lowest ${name}, ${minimum}, is above the highest, ${maximum}.`);
}
