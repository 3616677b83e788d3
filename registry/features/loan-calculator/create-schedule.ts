import { computeRoot, divideHalfUp, type Fraction } from './fraction.ts';

/**
 * How a yearly rate becomes one of a month: `nominal` is a twelfth of it, `effective` is the rate
 * that makes the yearly one after twelve months of compound interest.
 */
export type RateConvention = 'nominal' | 'effective';

export interface LoanTerms {
  /** The amount that is lent, in the smallest unit of its currency, such as cents. */
  readonly principal: bigint;
  /** The borrowing rate of a year, in per cent. */
  readonly rate: Fraction;
  readonly months: number;
  readonly convention: RateConvention;
}

/** One payment, in the smallest unit of the currency. */
export interface Instalment {
  /** Counted from 1. */
  readonly month: number;
  /** The interest and the principal of this month together. */
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  /** The principal that is owed after it. */
  readonly balance: bigint;
}

export interface Schedule {
  /** The payment of every month but the last. */
  readonly instalment: bigint;
  readonly rows: readonly Instalment[];
  /** The interest of all months. */
  readonly interest: bigint;
}

const MONTHS_OF_YEAR = 12n;

/** The digits of a monthly rate that is a root, which most often has no end. */
const RATE_SCALE = 10n ** 40n;

/**
 * The schedule of a loan that is paid back in constant monthly instalments, each at the end of its
 * month. Nothing is ever a floating-point number.
 *
 * The instalment and the interest of each month are rounded to the smallest unit of the currency,
 * half up, as article 5 of regulation (EC) 1103/97 rounds amounts converted into euro. So the
 * principal parts sum to the principal exactly, and the last instalment takes the rest: it differs
 * from the others by what rounding has added up to. A loan that rounding pays back early, such as
 * one of two euro over 30 years, ends early.
 *
 * @throws RangeError for a principal that is not positive, a negative rate, or months that are no
 *   whole number above zero.
 */
export function createSchedule(terms: LoanTerms): Schedule {
  checkTerms(terms);
  const { months } = terms;
  const rate = computeMonthlyRate(terms);
  const instalment = computeInstalment(terms, rate);
  const rows: Instalment[] = [];
  let balance = terms.principal;
  let total = 0n;
  for (let month = 1; month <= months && balance > 0n; month += 1) {
    const interest = divideHalfUp(balance * rate.numerator, rate.denominator);
    const rest = balance + interest;
    const payment = month === months || rest < instalment ? rest : instalment;
    const principal = payment - interest;
    balance -= principal;
    total += interest;
    rows.push({ month, payment, interest, principal, balance });
  }
  return { instalment, rows, interest: total };
}

function checkTerms({ principal, rate, months }: LoanTerms): void {
  if (principal > 0n && rate.numerator >= 0n && Number.isInteger(months) && months > 0) return;
  throw new RangeError(
    'createSchedule() needs a principal above 0, a rate of 0 or more and whole months above 0.',
  );
}

/** The rate of a month, as a fraction of 1. */
function computeMonthlyRate({ rate, convention }: LoanTerms): Fraction {
  const year = 100n * rate.denominator;
  if (convention === 'nominal') {
    return { numerator: rate.numerator, denominator: year * MONTHS_OF_YEAR };
  }
  const grown = ((year + rate.numerator) * RATE_SCALE ** MONTHS_OF_YEAR) / year;
  return {
    numerator: computeRoot(grown, MONTHS_OF_YEAR) - RATE_SCALE,
    denominator: RATE_SCALE,
  };
}

/** The annuity of a monthly rate i over n months: the principal times i / (1 - (1 + i)^-n). */
function computeInstalment({ principal, months }: LoanTerms, rate: Fraction): bigint {
  const { numerator, denominator } = rate;
  const count = BigInt(months);
  if (numerator === 0n) return divideHalfUp(principal, count);
  const grown = (denominator + numerator) ** count;
  return divideHalfUp(principal * numerator * grown, denominator * (grown - denominator ** count));
}
