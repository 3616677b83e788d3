import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

describe('numbers', () => {
  test.each([
    ['en-GB', '1,234,567.5'],
    ['fr-BE', '1 234 567,5'],
    ['nl-BE', '1.234.567,5'],
    ['de-DE', '1.234.567,5'],
    ['cs-CZ', '1 234 567,5'],
  ])('in %s are written %s, with plain spaces', (locale, text) => {
    expect(formatsOf(locale).number(1_234_567.5)).toBe(text);
  });

  test('below zero have a real minus, and zero has none', () => {
    const { number } = formatsOf('en-GB');

    expect(number(-5)).toBe('\u22125');
    expect(number(-0)).toBe('0');
    expect(number(-0.0001)).toBe('0');
  });

  test('have as many decimals as are asked for', () => {
    const { number } = formatsOf('en-GB');

    expect(number(1.5, { minDecimals: 2 })).toBe('1.50');
    expect(number(1.55555, { maxDecimals: 1 })).toBe('1.6');
    expect(number(1.5, { minDecimals: 5 })).toBe('1.50000');
  });

  test.each([
    ['round', '1.24', '\u22121.24'],
    ['floor', '1.23', '\u22121.24'],
    ['ceiling', '1.24', '\u22121.23'],
  ] as const)('are rounded by %s', (rounding, above, below) => {
    const { number } = formatsOf('en-GB');

    expect(number(1.235, { maxDecimals: 2, rounding })).toBe(above);
    expect(number(-1.235, { maxDecimals: 2, rounding })).toBe(below);
  });

  test.each([NaN, Infinity, null, undefined])('that are none give nothing: %s', (value) => {
    const { number, amount, amountField, percentage } = formatsOf('fr-BE');

    expect([number(value), amount(value), amountField(value), percentage(value)]).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(number(value, { empty: '-' })).toBe('-');
    expect(amount(value, { empty: '-' })).toBe('-');
    expect(percentage(value, { empty: '-' })).toBe('-');
  });

  test('in a page text do not break over two lines', () => {
    expect(formatsOf('fr-BE').number(1234, { spaces: 'no-break' })).toBe('1\u00a0234');
  });
});

describe('separators', () => {
  test.each([
    ['en-GB', '.', ','],
    ['fr-BE', ',', ' '],
    ['nl-BE', ',', '.'],
    ['es-ES', ',', '.'],
    ['it-IT', ',', '.'],
  ])('of %s are its own, whatever the page says', (locale, decimal, group) => {
    expect(formatsOf(locale).separators).toEqual({ decimal, group });
  });

  test('may be replaced', () => {
    const { number } = formatsOf('en-GB');

    expect(number(1234.5, { groupSeparator: '\u2019' })).toBe('1\u2019234.5');
    expect(number(1234.5, { decimalSeparator: ',', groupSeparator: '.' })).toBe('1.234,5');
    expect(number(1234.5, { groupSeparator: '' })).toBe('1234.5');
  });

  test.each([1234, 1.5, 0])('that look alike do no harm to %s', (value) => {
    expect(() => formatsOf('en-GB').number(value, { decimalSeparator: ',' })).not.toThrow();
  });

  test('that look alike are refused where both appear', () => {
    expect(() => formatsOf('en-GB').number(1234.5, { decimalSeparator: ',' })).toThrow(
      'formats.number() was given "," for decimals and for groups. Name two that differ.',
    );
  });
});

describe('percentages', () => {
  test.each([
    ['en-GB', '1.50%'],
    ['fr-BE', '1,50 %'],
    ['nl-BE', '1,50%'],
    ['tr-TR', '%1,50'],
  ])('MA-010 of percent numbers have two decimals in %s', (locale, text) => {
    expect(formatsOf(locale).percentage(1.5)).toBe(text);
  });

  test('MA-010 have their sign in front in Turkish, wherever that is spoken', () => {
    expect(formatsOf('tr-TR').percentage(12.5, { decimals: 1 })).toBe('%12,5');
    expect(formatsOf('tr-CY').percentage(12.5, { decimals: 1 })).toBe('%12,5');
  });

  test('may have other decimals', () => {
    expect(formatsOf('en-GB').percentage(12.3456, { decimals: 0 })).toBe('12%');
    expect(formatsOf('en-GB').percentage(0.175)).toBe('0.18%');
  });
});

describe('formats', () => {
  test.each(['en', 'fr_BE', '', '__proto__'])(
    'LO-003 of the locale "%s", which has no region, are refused',
    (locale) => {
      expect(() => formatsOf(locale)).toThrow('Name its region too, as in en-GB.');
    },
  );

  test('of a locale that nobody knows are those of the fallback', () => {
    expect(formatsOf('xx-XX').amount(1234.5)).toBe('€1,234.50');
  });

  test.each(['zh-Hans-CN', 'es-419', 'fil-PH'])(
    'LO-003 of %s, which has a region, are made',
    (locale) => {
      expect(formatsOf(locale).number(1234.5)).toBe('1,234.5');
    },
  );

  test('of one locale are made once', () => {
    expect(formatsOf('de-DE')).toBe(formatsOf('de-DE'));
  });
});
