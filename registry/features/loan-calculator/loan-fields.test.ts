import { describe, expect, test } from 'vitest';
import { createLoanFields, readNumber } from './loan-fields.ts';
import type { LoanOffer } from './loan-offer.ts';
import { createLoanWords } from './loan-words.ts';

const OFFER: LoanOffer = {
  locale: 'de-DE',
  currency: 'EUR',
  decimals: 2,
  amounts: { minimum: 1000, maximum: 50_000, step: 500, start: 15_000 },
  terms: { minimum: 12, maximum: 120, step: 1, start: 60 },
  rate: { numerator: 4n, denominator: 1n },
  convention: 'nominal',
  fee: 0n,
};
const MESSAGES = { amount_error: '{{minimum}} to {{maximum}}', term_error: 'Whole months' };

const create = () => createLoanFields(OFFER, createLoanWords(MESSAGES, OFFER));

describe('createLoanFields', () => {
  test.each([
    ['1000', 1000],
    ['50.000,00', 50_000],
    ['12 345,5', 12_345.5],
    ['1234.5', 1234.5],
  ])('"%s" is the amount %d', (text, amount) => {
    const fields = create();

    fields.amount.typeText(text);

    expect(readNumber(fields.amount)).toBe(amount);
  });

  test.each(['', ' ', '999,99', '50.000,01', '15.000,001', '-15000', 'all of it', '0'])(
    'an amount of "%s" is no loan, and one message says which there are',
    async (text) => {
      const fields = create();

      fields.amount.enter();
      fields.amount.typeText(text);
      fields.amount.leave();

      expect(readNumber(fields.amount)).toBeUndefined();
      await expect
        .poll(() => fields.amount.getState().feedback.map(({ message }) => message))
        .toEqual(['1.000\u00A0€ to 50.000\u00A0€']);
    },
  );

  test.each(['11', '121', '24,5', 'x', ''])('"%s" months are no term', (text) => {
    const fields = create();

    fields.months.typeText(text);

    expect(readNumber(fields.months)).toBeUndefined();
  });
});
