import { describe, expect, test } from 'vitest';
import { computeAnnualPercentageRate } from './annual-percentage-rate.ts';

/** The same payment for so many months. */
const monthly = (months: number, payment: bigint) => Array<bigint>(months).fill(payment);

describe('computeAnnualPercentageRate', () => {
  test('one per cent a month is 12.68% a year', () => {
    const rate = computeAnnualPercentageRate({ received: 100_000n, payments: [101_000n] });

    expect(rate).toBe(1268);
  });

  test.each([
    ['of nothing', 120_000n, 0],
    ['of a fee', 118_800n, 188],
  ])('a loan without interest has the rate %s', (_, received, rate) => {
    expect(computeAnnualPercentageRate({ received, payments: monthly(12, 10_000n) })).toBe(rate);
  });

  test.each([
    [1_000_049n, 0],
    [1_000_050n, 1],
    [1_000_149n, 1],
    [1_000_150n, 2],
  ])('half a hundredth goes up: %s paid after a year for 10 000.00', (paid, rate) => {
    const payments = [...monthly(11, 0n), paid];

    expect(computeAnnualPercentageRate({ received: 1_000_000n, payments })).toBe(rate);
  });

  test.each([
    ['fees eat up the loan', { received: 0n, payments: monthly(12, 100n) }],
    ['less is paid than received', { received: 1_300n, payments: monthly(12, 100n) }],
    ['nothing is paid', { received: 100n, payments: [] }],
    ['the rate is beyond all bounds', { received: 1n, payments: [10n ** 12n] }],
  ])('there is none where %s', (_, flow) => {
    expect(computeAnnualPercentageRate(flow)).toBeUndefined();
  });
});
