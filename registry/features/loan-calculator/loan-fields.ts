import type { Field } from '../../kit/form/create-field.ts';
import { hasError } from '../../kit/form/member.ts';
import { IsNumber, MinMaxNumber, Required } from '../../kit/form/validators.ts';
import {
  createAmountField,
  createNumberField,
} from '../../kit/number-field/create-number-field.ts';
import type { LoanOffer, Range } from './loan-offer.ts';
import type { LoanWords } from './loan-words.ts';

/** The two fields of a loan, whose values are numbers. */
export interface LoanFields {
  readonly amount: Field;
  readonly months: Field;
}

/** Makes the fields, with their messages in the language of the page. */
export function createLoanFields(offer: LoanOffer, words: LoanWords): LoanFields {
  const { amounts, terms, locale, currency } = offer;
  const { write, round } = words;
  const bounds = { minimum: round(amounts.minimum), maximum: round(amounts.maximum) };
  const limits = { minimum: terms.minimum, maximum: terms.maximum };
  return {
    amount: createAmountField({
      name: 'amount',
      label: write('amount_label'),
      helpText: write('amount_help', bounds),
      value: amounts.start,
      validators: createValidators(amounts, () => write('amount_error', bounds)),
      locale,
      currency,
    }),
    months: createNumberField({
      name: 'months',
      label: write('term_label'),
      helpText: write('term_help', limits),
      value: terms.start,
      validators: createValidators(terms, () => write('term_error', limits)),
      locale,
      maxDecimals: 0,
    }),
  };
}

/** The number in a field; undefined where it holds none that it accepts. */
export function readNumber(field: Field): number | undefined {
  const value = field.getValue();
  return typeof value === 'number' && !hasError(field.getState()) ? value : undefined;
}

/** Whatever is wrong, one message says which numbers there are. */
function createValidators({ minimum, maximum }: Range, getMessage: () => string) {
  return [
    Required(undefined, { getMessage }),
    IsNumber(undefined, { getMessage }),
    MinMaxNumber({ min: minimum, max: maximum }, { getMessage }),
  ];
}
