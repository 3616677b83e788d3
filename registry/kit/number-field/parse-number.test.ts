import { describe, expect, test } from 'vitest';
import { parseAmount, parseNumber, parsePercentage } from './parse-number.ts';
import { NUMBER_LOCALES, selectNumber, TYPED_NUMBERS } from './typed-numbers.ts';

describe.each(NUMBER_LOCALES)('a number that is typed in %s', (locale) => {
  test.each(TYPED_NUMBERS)('"%s" is read right, or refused', (...row) => {
    expect(parseNumber(row[0], locale)).toBe(selectNumber(row, locale));
  });
});

test.each([
  ['en-GB', '12.5', undefined],
  ['en-GB', '12.0', 12],
  ['en-GB', '12,500', 12_500],
  ['de-DE', '12,500', undefined],
])('a field without decimals refuses those of other numbers: in %s "%s"', (...row) => {
  const [locale, text, number] = row;

  expect(parseNumber(text, locale, { maxDecimals: 0 })).toBe(number);
});

test.each([
  ['en-GB', 'EUR', '€5.50', 5.5],
  ['nl-BE', 'EUR', '€ 5,50', 5.5],
  ['fr-BE', 'EUR', '5.50 €', 5.5],
  ['de-DE', 'EUR', '-5 €', -5],
  ['de-DE', 'EUR', '12.345', 12_345],
  ['en-GB', 'EUR', '12.345', undefined],
  ['en-GB', 'EUR', '12.340', 12.34],
  ['fr-BE', 'EUR', '12,345', undefined],
  ['en-GB', 'EUR', '$5', undefined],
  ['en-GB', 'USD', '$5', 5],
  ['en-GB', 'GBP', '€5', undefined],
  ['en-GB', 'EUR', 'EUR 5', undefined],
  ['en-GB', 'JPY', '1,234', 1234],
  ['de-DE', 'JPY', '1,234', undefined],
  ['en-GB', 'JPY', '1.5', undefined],
  ['en-GB', 'BHD', '1.234', 1.234],
  ['de-DE', 'BHD', '1.234', 1234],
  ['en-GB', 'EUR', '5%', undefined],
])('an amount in %s and %s may be, or not: "%s"', (...row) => {
  const [locale, currency, text, amount] = row;

  expect(parseAmount(text, locale, { currency })).toBe(amount);
});

test.each([
  ['EUR 1.234,50', 1234.5],
  ['Saldo: 12', undefined],
  ['1e5', undefined],
])('an amount that is pasted loses the letters around it: "%s"', (text, amount) => {
  expect(parseAmount(text, 'nl-BE', { isPasted: true })).toBe(amount);
});

test.each([
  ['3.5', 3.5],
  ['3,5 %', 3.5],
  ['3.5%', 3.5],
  ['%3.5', 3.5],
  ['\u22121,5\u00a0%', -1.5],
  ['0.175%', 0.175],
  ['3.5%%', undefined],
  ['3.5 €', undefined],
  ['%', undefined],
])('a percentage may be, or not: "%s"', (text, number) => {
  expect(parsePercentage(text, 'en-GB')).toBe(number);
});
