import { expect, test } from 'vitest';
import { createForm } from '../form/create-form.ts';
import { IsNumber, MinNumber } from '../form/validators.ts';
import {
  createAmountField,
  createNumberField,
  createPercentageField,
} from './create-number-field.ts';

test.each([
  ['en-GB', '\u22121,234.50'],
  ['fr-BE', '\u22121 234,50'],
  ['nl-BE', '\u22121.234,50'],
  ['de-DE', '\u22121.234,50'],
])('an amount that is left is written as in %s, and sent as a number', (locale, text) => {
  const form = createForm();
  const field = createAmountField({ name: 'amount', locale });
  form.add(field);
  field.typeText('-1234,5');
  const hasChanged = field.leave();

  expect(hasChanged).toBe(true);
  expect(field.getState().formattedValue).toBe(text);
  expect(form.getSerializedValue()).toEqual({ amount: -1234.5 });
});

test('a number is shown with all its decimals, or with those it has to have', () => {
  const rate = createPercentageField({ name: 'rate', locale: 'de-DE', value: 1234.125 });
  const price = createNumberField({ name: 'price', locale: 'de-DE', minDecimals: 2, value: 1.5 });

  expect(rate.getState().formattedValue).toBe('1.234,125');
  expect(price.getState().formattedValue).toBe('1,50');
});

test('a text that is no number is an error, says so once, and stays as it was typed', () => {
  const field = createAmountField({
    name: 'amount',
    locale: 'en-GB',
    visibleMessages: 2,
    validators: [
      MinNumber(5, { getMessage: () => 'At least 5' }),
      IsNumber(undefined, { getMessage: () => 'No amount' }),
    ],
    getMessage: () => 'Not from its own validator',
  });
  field.typeText('12 apples');
  field.leave();

  expect(field.getState()).toMatchObject({ formattedValue: '12 apples' });
  expect(field.getState().feedback.map(({ message }) => message)).toEqual([
    'At least 5',
    'No amount',
  ]);
});

test('a text that is no number is told before bounds are', () => {
  const field = createAmountField({
    name: 'amount',
    locale: 'en-GB',
    validators: [MinNumber(5)],
    getMessage: ({ validator }) => validator,
  });
  const read = () => field.getState().feedback.map(({ message }) => message);
  field.typeText('x');
  field.leave();
  const first = read();
  field.typeText('4');

  expect([...first, ...read()]).toEqual(['IsNumber', 'MinNumber']);
});

test('letters that were pasted are dropped, and those that were typed are not', () => {
  const field = createAmountField({ name: 'amount', locale: 'nl-BE' });
  field.typeText('1.234,50 EUR', { isPasted: true });
  expect(field.getValue()).toBe(1234.5);

  field.typeText('1.234,50 EUR');
  expect(field.getState().serializedValue).toBe('1.234,50 EUR');
});
