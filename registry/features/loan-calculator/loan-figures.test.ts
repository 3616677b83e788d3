import { expect, test } from 'vitest';
import { computeLoanFigures } from './loan-figures.ts';
import type { LoanOffer } from './loan-offer.ts';

const RANGE = { minimum: 1, maximum: 100_000, step: 1, start: 1 };
const OFFER: LoanOffer = {
  locale: 'en-GB',
  currency: 'EUR',
  decimals: 2,
  amounts: RANGE,
  terms: RANGE,
  rate: { numerator: 12n, denominator: 1n },
  convention: 'nominal',
  fee: 0n,
};

test('a loan costs its interest and its fee, and the fee counts in its yearly cost', () => {
  const loan = { amount: 1000, months: 3 };
  const without = computeLoanFigures(OFFER, loan);
  const withFee = computeLoanFigures({ ...OFFER, fee: 1_000n }, loan);

  expect(without).toMatchObject({ instalment: 34_002n, last: 34_003n, interest: 2_007n });
  expect(without).toMatchObject({ cost: 2_007n, total: 102_007n, yearlyCost: 12.68 });
  expect(withFee).toMatchObject({ interest: 2_007n, cost: 3_007n, total: 103_007n });
  expect(withFee.yearlyCost).toBe(19.72);
});

test('the months of a year are summed, of the last one as many as there are', () => {
  const { months, years } = computeLoanFigures(OFFER, { amount: 1000, months: 14 });

  expect(months).toHaveLength(14);
  expect(years.map(({ number }) => number)).toEqual([1, 2]);
  expect(years[0]?.balance).toBe(months[11]?.balance);
  expect(years[1]?.payment).toBe((months[12]?.payment ?? 0n) + (months[13]?.payment ?? 0n));
  expect(years.reduce((sum, { principal }) => sum + principal, 0n)).toBe(100_000n);
});

test('a loan that its fee eats up has no yearly cost', () => {
  const { yearlyCost } = computeLoanFigures(
    { ...OFFER, fee: 100_000n },
    { amount: 1000, months: 3 },
  );

  expect(yearlyCost).toBeUndefined();
});
