import { describe, expect, test } from 'vitest';
import { formatPrice } from './price.tsx';

const EUR = { currency: 'EUR', locale: 'en-GB' };

describe('the text of a price', () => {
  test.each(['Free', '2.35%', '1,5', '€ 3,50', 'from 3 to 5'])(
    'MA-012 that is no number is shown as it is, with a currency or without: %s',
    (value) => {
      expect(formatPrice({ ...EUR, value })).toBe(value);
      expect(formatPrice({ value, currency: undefined, locale: 'fr-BE' })).toBe(value);
    },
  );

  test.each([
    [undefined, 'EUR'],
    ['', 'EUR'],
    [' ', 'EUR'],
    [3.5, undefined],
    ['3.5', ''],
    [undefined, undefined],
    [3.5, 'euros'],
    [Number.NaN, 'EUR'],
    [Number.POSITIVE_INFINITY, 'EUR'],
  ])('MA-013 is a dash where value or currency is missing: %s %s', (value, currency) => {
    expect(formatPrice({ value, currency, locale: 'en-GB' })).toBe('-');
  });

  test.each([
    [3.5, 'en-GB', '€3.50'],
    ['1234.5', 'fr-BE', '1 234,50 €'],
    [1234.5, 'nl-BE', '€ 1.234,50'],
    [0, 'de-DE', '0,00 €'],
  ])('has two decimals in the form of its locale: %s in %s is %s', (value, locale, text) => {
    expect(formatPrice({ value, currency: 'EUR', locale })).toBe(text);
  });
});
