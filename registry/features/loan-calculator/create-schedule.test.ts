import { describe, expect, test } from 'vitest';
import { createSchedule, type LoanTerms } from './create-schedule.ts';
import { parseDecimal } from './fraction.ts';

const NO_RATE = { numerator: 0n, denominator: 1n };

/** The terms of a loan of so many cents over so many months. */
function termsOf(principal: number, months: number, rate: string): LoanTerms {
  return {
    principal: BigInt(principal),
    months,
    rate: parseDecimal(rate) ?? NO_RATE,
    convention: 'nominal',
  };
}

describe('createSchedule', () => {
  test('pays a loan back in constant instalments, and the last takes the rest', () => {
    const { instalment, rows, interest } = createSchedule(termsOf(100_000, 3, '12'));

    expect(instalment).toBe(34_002n);
    expect(interest).toBe(2_007n);
    expect(rows).toEqual([
      { month: 1, payment: 34_002n, interest: 1_000n, principal: 33_002n, balance: 66_998n },
      { month: 2, payment: 34_002n, interest: 670n, principal: 33_332n, balance: 33_666n },
      { month: 3, payment: 34_003n, interest: 337n, principal: 33_666n, balance: 0n },
    ]);
  });

  test('without interest the last instalment takes the cents that cannot be divided', () => {
    const { rows, interest } = createSchedule(termsOf(100_000, 3, '0'));

    expect(interest).toBe(0n);
    expect(rows.map(({ payment }) => payment)).toEqual([33_333n, 33_333n, 33_334n]);
  });

  test.each([
    [20_100, 168n],
    [20_099, 167n],
  ])(
    'interest is rounded to the cent, half up: a month of %s cents at 10%%',
    (principal, cents) => {
      expect(createSchedule(termsOf(principal, 12, '10')).rows[0]?.interest).toBe(cents);
    },
  );

  test('an effective rate makes the yearly one after twelve months', () => {
    const terms = {
      ...termsOf(10_000_000_000, 12, '12.68250301'),
      convention: 'effective',
    } as const;

    expect(createSchedule(terms).rows[0]?.interest).toBe(100_000_000n);
  });

  test('a loan of one month is paid back at once', () => {
    expect(createSchedule(termsOf(100_000, 1, '6')).rows).toEqual([
      { month: 1, payment: 100_500n, interest: 500n, principal: 100_000n, balance: 0n },
    ]);
  });

  test('a loan so small that rounding pays it back early ends early', () => {
    const { rows } = createSchedule(termsOf(200, 360, '0'));

    expect(rows).toHaveLength(200);
    expect(rows.at(-1)?.balance).toBe(0n);
  });

  test('a loan of a cent is paid back by its last instalment', () => {
    const payments = createSchedule(termsOf(1, 12, '5')).rows.map(({ payment }) => payment);

    expect(payments).toEqual([...Array<bigint>(11).fill(0n), 1n]);
  });

  test.each([
    ['no principal', termsOf(0, 12, '5')],
    ['no months', termsOf(100, 0, '5')],
    ['half a month', termsOf(100, 1.5, '5')],
    ['a negative rate', { ...termsOf(100, 12, '5'), rate: { numerator: -1n, denominator: 1n } }],
  ])('refuses %s', (_, terms) => {
    expect(() => createSchedule(terms)).toThrow(RangeError);
  });
});
