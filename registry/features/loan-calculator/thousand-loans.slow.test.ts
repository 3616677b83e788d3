import { expect, test } from 'vitest';
import { computeAnnualPercentageRate } from './annual-percentage-rate.ts';
import { createSchedule, type RateConvention } from './create-schedule.ts';
import { parseDecimal } from './fraction.ts';

// All here is computed in another way than in the code: by division month by month in numbers of
// sixty digits, rounding by the digit after the point, and bisection.

const DIGITS = 60;
const ONE = 10n ** BigInt(DIGITS);
const FORTY_DIGITS = 10n ** 40n;
/** So many bits hold a little more than forty digits. */
const BITS = 134n;
const NO_RATE = { numerator: 0n, denominator: 1n };

interface Loan {
  readonly principal: bigint;
  /** Hundredths of a per cent a year. */
  readonly hundredths: bigint;
  readonly months: number;
  readonly convention: RateConvention;
  readonly fee: bigint;
}

/** Random loans by a seed, one in twenty of them without interest. */
function loansOf(seed: number, count: number): Loan[] {
  let state = seed;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () => ({
    principal: BigInt(50_000 + draw(10_000_000)),
    hundredths: BigInt(draw(20) === 0 ? 0 : draw(2_500)),
    months: 1 + draw(120),
    convention: draw(2) === 0 ? 'nominal' : 'effective',
    fee: BigInt(draw(3) === 0 ? 0 : draw(25_000)),
  }));
}

/** A number of sixty digits as a whole one, by its first digit after the point. */
function roundByDigit(value: bigint): bigint {
  const text = value.toString().padStart(DIGITS + 1, '0');
  const whole = BigInt(text.slice(0, -DIGITS));
  return Number(text.at(-DIGITS)) >= 5 ? whole + 1n : whole;
}

/** The largest number of a scale, from 0 to 1, that is not too high. */
function bisect(scale: bigint, isTooHigh: (value: bigint) => boolean): bigint {
  let low = 0n;
  let high = scale;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (isTooHigh(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** The rate of a month as numerator and denominator. */
function monthlyRateOf({ hundredths, convention }: Loan): readonly [bigint, bigint] {
  if (convention === 'nominal') return [hundredths, 120_000n];
  const wanted = (10_000n + hundredths) * FORTY_DIGITS ** 12n;
  const isTooHigh = (rate: bigint) => 10_000n * (FORTY_DIGITS + rate) ** 12n > wanted;
  return [bisect(FORTY_DIGITS, isTooHigh), FORTY_DIGITS];
}

/** Each row as text: payment, interest, principal, balance. */
function rowsOf(loan: Loan): string[] {
  const [numerator, denominator] = monthlyRateOf(loan);
  let factors = 0n;
  let factor = ONE;
  for (let month = 0; month < loan.months; month += 1) {
    factor = (factor * denominator) / (denominator + numerator);
    factors += factor;
  }
  const instalment = roundByDigit((loan.principal * ONE * ONE) / factors);
  const rows: string[] = [];
  let balance = loan.principal;
  while (balance > 0n) {
    const interest = roundByDigit((balance * numerator * ONE) / denominator);
    const isLast = rows.length === loan.months - 1 || balance + interest < instalment;
    const principal = isLast ? balance : instalment - interest;
    balance -= principal;
    rows.push([principal + interest, interest, principal, balance].join(' '));
  }
  return rows;
}

/** The rate of a year in hundredths of a per cent, made of the monthly rate. */
function yearlyRateOf(received: bigint, payments: readonly bigint[]): number {
  const one = 1n << BITS;
  const monthly = bisect(one, (rate) => {
    const factor = (one << BITS) / (one + rate);
    let value = 0n;
    for (let month = payments.length - 1; month >= 0; month -= 1) {
      value = ((value + ((payments[month] ?? 0n) << BITS)) * factor) >> BITS;
    }
    return value < received << BITS;
  });
  let year = one;
  for (let month = 0; month < 12; month += 1) year = (year * (one + monthly)) >> BITS;
  return Number(((year - one) * 10_000n + (one >> 1n)) >> BITS);
}

const LOANS = loansOf(20_261_129, 1_000);

test('a thousand loans have the rows that another way of computing gives, to the cent', () => {
  for (const loan of LOANS) {
    const rate = parseDecimal(`${Number(loan.hundredths) / 100}`) ?? NO_RATE;
    const { rows } = createSchedule({ ...loan, rate });

    const written = rows.map((row) =>
      [row.payment, row.interest, row.principal, row.balance].join(' '),
    );
    expect(written).toEqual(rowsOf(loan));
    expect(rows.reduce((sum, { principal }) => sum + principal, 0n)).toBe(loan.principal);
  }
});

test('a thousand loans have the annual percentage rate that a bisection with 40 digits gives', () => {
  for (const loan of LOANS) {
    const rate = parseDecimal(`${Number(loan.hundredths) / 100}`) ?? NO_RATE;
    const payments = createSchedule({ ...loan, rate }).rows.map(({ payment }) => payment);
    const received = loan.principal - loan.fee;

    const found = computeAnnualPercentageRate({ received, payments });
    expect(found).toBe(yearlyRateOf(received, payments));
  }
});
