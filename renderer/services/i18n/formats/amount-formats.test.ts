import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

describe('an amount', () => {
  test.each([
    ['en-GB', '€1,234.50'],
    ['fr-BE', '1 234,50 €'],
    ['nl-BE', '€ 1.234,50'],
    ['nl-NL', '€ 1.234,50'],
    ['de-DE', '1.234,50 €'],
    ['en-AU', '€1,234.50'],
    ['hu-HU', '1234,50 €'],
  ])('in %s is written %s', (locale, text) => {
    expect(formatsOf(locale).amount(1234.5)).toBe(text);
  });

  test.each([
    ['en-GB', '\u2212€1,234.50'],
    ['fr-BE', '\u22121 234,50 €'],
    ['nl-BE', '€ \u22121.234,50'],
  ])('below zero has a real minus in %s', (locale, text) => {
    expect(formatsOf(locale).amount(-1234.5)).toBe(text);
  });

  test.each([
    ['en-GB', 'EUR 1,234.50'],
    ['fr-BE', '1 234,50 EUR'],
    ['nl-BE', '1.234,50 EUR'],
    ['nl-NL', '1.234,50 EUR'],
    ['de-DE', '1.234,50 EUR'],
  ])('by its code is written so in %s: %s', (locale, text) => {
    expect(formatsOf(locale).amount(1234.5, { display: 'code' })).toBe(text);
  });

  test('below zero has its code behind the number in Dutch too', () => {
    const text = formatsOf('nl-BE').amount(-5, { display: 'code', currency: 'usd' });

    expect(text).toBe('\u22125,00 USD');
  });

  test('of Turkish lira is written with TL in Turkish, and nowhere else', () => {
    const lira = { display: 'code', currency: 'TRY' } as const;

    expect(formatsOf('tr-TR').amount(5, lira)).toContain('TL');
    expect(formatsOf('tr-TR').amount(5, lira)).not.toContain('TRY');
    expect(formatsOf('en-GB').amount(5, lira)).toBe('TRY 5.00');
  });

  test.each([
    ['JPY', 'JP¥1,235'],
    ['BHD', 'BHD 1,234.500'],
    ['USD', 'US$1,234.50'],
  ])('in %s has the decimals of that currency', (currency, text) => {
    expect(formatsOf('en-GB').amount(1234.5, { currency })).toBe(text);
  });

  test.each([
    ['fr-BE', 'JPY', '1 235 ¥'],
    ['fr-BE', 'USD', '1 234,50 $US'],
    ['pl-PL', 'JPY', '1235 ¥'],
    ['hu-HU', 'USD', '1234,50 $'],
    ['es-419', 'USD', '$1,234.50'],
    ['es-419', 'EUR', '€1,234.50'],
    ['en-GB', 'TRY', '₺1,234.50'],
    ['tr-TR', 'TRY', '₺1.234,50'],
    ['nl-BE', 'JPY', 'JP¥ 1.235'],
    ['zh-Hans-CN', 'CNY', '¥1,234.50'],
    ['fil-PH', 'PHP', '₱1,234.50'],
  ])('in %s has the symbol of %s that the locale knows: %s', (locale, currency, text) => {
    expect(formatsOf(locale).amount(1234.5, { currency })).toBe(text);
  });

  test.each(['JPY', 'USD', 'SEK'])('has the code of %s only where it is asked for', (currency) => {
    for (const locale of ['en-GB', 'fr-BE', 'nl-BE', 'de-DE', 'es-419', 'hu-HU', 'tr-TR']) {
      const { amount } = formatsOf(locale);

      expect(amount(5, { currency })).not.toContain(currency);
      expect(amount(5, { currency, display: 'code' })).toContain(currency);
    }
  });

  test('is rounded the way that is asked for', () => {
    const { amount } = formatsOf('en-GB');

    expect(amount(1.005)).toBe('€1.01');
    expect(amount(1.009, { rounding: 'floor' })).toBe('€1.00');
    expect(amount(1.001, { rounding: 'ceiling' })).toBe('€1.01');
    expect(amount(1.009)).toBe('€1.01');
  });

  test('in a page text does not break over two lines', () => {
    const text = formatsOf('fr-BE').amount(1234.5, { spaces: 'no-break' });

    expect(text).toBe('1\u00a0234,50\u00a0€');
  });

  test.each(['EURO', '€', '', '__proto__'])(
    'in "%s", which is no currency, is refused',
    (currency) => {
      expect(() => formatsOf('en-GB').amount(5, { currency })).toThrow(RangeError);
    },
  );

  test('in more currencies than are kept is right for each of them', () => {
    const { amount } = formatsOf('en-GB');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const currencies = letters.flatMap((one) => letters.map((other) => `X${one}${other}`));

    const wrong = currencies.filter(
      (currency) => !amount(5, { currency, display: 'code' }).startsWith(currency),
    );

    expect(currencies).toHaveLength(676);
    expect(wrong).toEqual([]);
  });
});

describe('an amount in a field', () => {
  test.each([
    ['EUR', '1.234,50'],
    ['JPY', '1.235'],
    ['BHD', '1.234,500'],
    ['JOD', '1.234,500'],
  ])('in %s has its decimals and no symbol', (currency, text) => {
    expect(formatsOf('nl-BE').amountField(1234.5, currency)).toBe(text);
  });

  test('is in EUR by default', () => {
    expect(formatsOf('en-GB').amountField(-1234.5)).toBe('\u22121,234.50');
  });
});
