import { describe, expect, test } from 'vitest';
import type { LoanCalculatorProps } from '#schemas/generated/features/loan-calculator.ts';
import { readLoanOffer, toSmallestUnit } from './loan-offer.ts';

const PROPS: LoanCalculatorProps = {
  amount: { minimum: 1000, maximum: 50_000, start: 15_000 },
  term: { minimum: 12, maximum: 120, start: 60 },
  rate: 4.35,
  contact: { text: 'Ask', url: '/ask' },
};

describe('readLoanOffer', () => {
  test('reads the rate as an exact number', () => {
    expect(readLoanOffer(PROPS, 'en-GB').rate).toEqual({ numerator: 435n, denominator: 100n });
  });

  test.each([
    ['en-GB', '4.35%'],
    ['fr-BE', '4,35\u00A0%'],
    ['nl-BE', '4,35%'],
    ['de-DE', '4,35\u00A0%'],
  ])('reads the rate of a macro as the language writes it: %s', (locale, rate) => {
    expect(readLoanOffer({ ...PROPS, rate }, locale).rate).toEqual({
      numerator: 435n,
      denominator: 100n,
    });
  });

  test.each(['-', '', '%{loans:rate}%', '€4.35', '\u22124.35%'])('a rate "%s" is none', (rate) => {
    expect(() => readLoanOffer({ ...PROPS, rate }, 'en-GB')).toThrow(
      `The rate "${rate}" is no number.`,
    );
  });

  test.each([
    ['amount', { amount: { minimum: 9, maximum: 8, start: 8 } }],
    ['term', { term: { minimum: 9, maximum: 8, start: 8 } }],
  ])('a lowest %s above the highest is refused', (name, props) => {
    expect(() => readLoanOffer({ ...PROPS, ...props }, 'en-GB')).toThrow(
      `The lowest ${name}, 9, is above the highest, 8.`,
    );
  });

  test('what is shown at first lies within the range', () => {
    const term = { minimum: 12, maximum: 24, start: 60 };

    expect(readLoanOffer({ ...PROPS, term }, 'en-GB').terms.start).toBe(24);
  });
});

test.each([
  [15_000, 2, 1_500_000n],
  [0.07, 2, 7n],
  [1.005, 2, 101n],
  [1500, 0, 1500n],
  [1.5, 3, 1500n],
])('%d with %i decimals is %s of the smallest unit', (amount, decimals, units) => {
  expect(toSmallestUnit(amount, decimals)).toBe(units);
});
