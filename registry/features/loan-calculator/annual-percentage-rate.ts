import { computeRoot } from './fraction.ts';

export interface CashFlow {
  /** The amount that the borrower gets at the start, less what is paid for the loan at once. */
  readonly received: bigint;
  /** The borrower's payments at the end of each month, from the first on. */
  readonly payments: readonly bigint[];
}

/** The hundredths of a per cent in the number 1. */
const HUNDREDTHS = 10_000n;

/** Discount factors have fifty digits, many more than any of the comparisons needs. */
const SCALE = 10n ** 50n;

const MONTHS_OF_YEAR = 12n;

/** No rate is looked for beyond a hundred million per cent. */
const HIGHEST = 10n ** 10n;

/**
 * The annual percentage rate of charge X of a loan (directive 2008/48/EC, annex I): what makes the
 * present values of all payments, each divided by (1 + X)^t with the time t in years and a month as
 * a twelfth of a year, equal to what is received.
 *
 * It comes in hundredths of a per cent, as two decimals of a percentage: 459 is 4.59%. The annex
 * rounds half up, so it is the first for which the rate half a hundredth above is too high; roots
 * are compared and never rounded. A loan that costs nothing has 0. Undefined where no rate fits:
 * nothing is received, or the payments sum to less.
 */
export function computeAnnualPercentageRate({ received, payments }: CashFlow): number | undefined {
  const total = payments.reduce((sum, payment) => sum + payment, 0n);
  if (received <= 0n || total < received) return undefined;
  const isTooHigh = (rate: bigint) => computePresentValue(payments, rate) < received * SCALE;
  let high = 1n;
  while (!isTooHigh(high)) {
    high *= 2n;
    if (high > HIGHEST) return undefined;
  }
  let low = -1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isTooHigh(middle)) high = middle;
    else low = middle;
  }
  return Number(high);
}

/**
 * The value of the payments at the start, times SCALE, at half a hundredth above a rate. Each
 * step goes up to the next whole number, so that a rate of exactly a half is not taken for less.
 */
function computePresentValue(payments: readonly bigint[], rate: bigint): bigint {
  const one = 2n * HUNDREDTHS;
  const power = (one * SCALE ** MONTHS_OF_YEAR) / (one + 2n * rate + 1n);
  const factor = computeRoot(power, MONTHS_OF_YEAR) + 1n;
  return payments.reduceRight(
    (value, payment) => ((value + payment * SCALE) * factor) / SCALE + 1n,
    0n,
  );
}
