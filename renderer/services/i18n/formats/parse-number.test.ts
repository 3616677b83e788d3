import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

const read = (text: string, locale = 'nl-BE') => formatsOf(locale).parseNumber(text);

describe('a typed number', () => {
  test.each([
    ['5', 5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1\u2019234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    [',5', 0.5],
    ['5,', 5],
    ['\u22125,50', -5.5],
    ['-5', -5],
    ['\u20115', -5],
    ['\u200e\u22125,50\u200f', -5.5],
    ['1.234\u200b', 1234],
    ['+5', 5],
    ['€ 5,50', 5.5],
    ['5,50 €', 5.5],
    ['€ -5', -5],
    ['-€5', -5],
    ['0,1234', 0.1234],
    [' 5 ', 5],
    ['-0', 0],
    [`${'0'.repeat(99)}5`, 5],
  ])('may be "%s"', (text, number) => {
    expect(read(text)).toBe(number);
  });

  test.each([
    ['nl-BE', '1.234', 1234],
    ['en-GB', '1.234', 1.234],
    ['nl-BE', '1,234', 1.234],
    ['en-GB', '1,234', 1234],
    ['fr-BE', '1.234', 1234],
    ['fr-BE', '1,234', 1.234],
    ['nl-BE', '1,23456', 1.23456],
  ])('with three digits or more after its one separator is read as in %s: "%s"', (...row) => {
    const [locale, text, number] = row;

    expect(read(text, locale)).toBe(number);
  });

  test.each(['nl-BE', 'en-GB', 'fr-BE', 'de-DE', 'tr-TR', 'hu-HU', 'es-419'])(
    'that starts with zero, separator and digits is a decimal in %s',
    (locale) => {
      const texts = ['0.125', '0,125', '-0.125', '€ 0,125', '0.1255', '0,000', '0.5'];

      const numbers = texts.map((text) => read(text, locale));

      expect(numbers).toEqual([0.125, 0.125, -0.125, 0.125, 0.1255, 0, 0.5]);
    },
  );

  test.each(['0.125.000', '0,125,000', '0.125,50', '0,125.50', '0 125', '0.125 000'])(
    'that starts with zero has no groups: "%s" is none',
    (text) => {
      expect([read(text, 'nl-BE'), read(text, 'en-GB')]).toEqual([undefined, undefined]);
    },
  );

  test.each([
    '',
    ' ',
    '-',
    ',',
    '€',
    'abc',
    '12a',
    'EUR 5',
    '1e5',
    'Infinity',
    '0x10',
    '1.2.3',
    '12.34.56',
    '1.23,4.5',
    '1,2,3.4',
    '1.2,3',
    '1.234,567 8',
    '1.234 567',
    '1 234.567 8',
    '1.2,3.4',
    '00.500',
    '01.234',
    '01.234,50',
    '-,',
    '€ .',
    '12 34',
    '5-',
    '5-10',
    '--5',
    '5%',
    '1/2',
    '__proto__',
    '\u0661',
    '9'.repeat(17),
    '9'.repeat(101),
    `${'0'.repeat(100)}5`,
  ])('is not "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test('of blanks without end is refused at once', () => {
    expect(read(`1${' '.repeat(200_000)}x`)).toBeUndefined();
  });
});

describe('a pasted number', () => {
  test.each([
    ['EUR 1.234,50', 1234.5],
    ['1.234,50 euro', 1234.5],
    ['Saldo 5', 5],
  ])('loses its letters: "%s"', (text, number) => {
    expect(formatsOf('nl-BE').parseNumber(text, { isPasted: true })).toBe(number);
  });

  test.each(['1e5', '5 to 10', '0x10', 'ch. 3, par. 4'])(
    'has no letters between its digits: "%s" is none',
    (text) => {
      expect(formatsOf('nl-BE').parseNumber(text, { isPasted: true })).toBeUndefined();
    },
  );

  test('without a digit is none', () => {
    expect(formatsOf('nl-BE').parseNumber('euro', { isPasted: true })).toBeUndefined();
  });
});
