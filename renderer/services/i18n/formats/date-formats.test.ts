import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

describe('a date', () => {
  test.each([
    ['en-GB', '21/05/2012'],
    ['fr-BE', '21/05/2012'],
    ['nl-BE', '21/05/2012'],
    ['nl-NL', '21-05-2012'],
    ['de-DE', '21.05.2012'],
    ['zh-CN', '2012/05/21'],
  ])('is written in %s as %s', (locale, text) => {
    const { date } = formatsOf(locale);

    expect(date('2012-05-21')).toBe(text);
    expect(date(new Date(2012, 4, 21))).toBe(text);
    expect(date(new Date(2012, 4, 21, 23, 59))).toBe(text);
  });

  test.each([
    null,
    undefined,
    '',
    'today',
    '21/05/2012',
    '2012-02-30',
    '2012-13-01',
    '0012-05-21',
    new Date(Number.NaN),
    new Date(12_012, 0, 1),
  ])('that is none gives nothing: %s', (value) => {
    expect(formatsOf('en-GB').date(value)).toBe('');
    expect(formatsOf('en-GB').date(value, { empty: '-' })).toBe('-');
  });

  test('in a page text does not break over two lines', () => {
    expect(formatsOf('cs-CZ').date('2012-05-21', { spaces: 'no-break' })).not.toMatch(/ /);
    expect(formatsOf('cs-CZ').date('2012-05-21')).not.toMatch(/\u00a0/);
  });
});

describe('a typed date', () => {
  test.each([
    ['fr-BE', '21/05/2012'],
    ['fr-BE', '21-5-2012'],
    ['nl-NL', '21.05.2012'],
    ['de-DE', '21 5 12'],
    ['en-GB', ' 21/05/12 '],
    ['en-US', '05/21/2012'],
    ['zh-CN', '2012-05-21'],
  ])('in %s may be %s', (locale, text) => {
    expect(formatsOf(locale).parseDate(text)).toEqual(new Date(2012, 4, 21));
  });

  test.each([
    ['1/1/49', 2049],
    ['1/1/0', 2000],
    ['1/1/50', 1950],
    ['1/1/99', 1999],
    ['1/1/1000', 1000],
  ])('of the year in %s is of %s', (text, year) => {
    expect(formatsOf('en-GB').parseDate(text)?.getFullYear()).toBe(year);
  });

  test.each([
    '30/02/2012',
    '29/02/2023',
    '31/04/2012',
    '00/05/2012',
    '21/13/2012',
    '05/21/2012',
    '21/05',
    '21/05/2012/1',
    '21/05/123',
    '21/05/20120',
    '21 May 2012',
    '21/05/2012x',
    '2012-05-21',
    '',
    '//',
  ])('"%s" is none in British English', (text) => {
    expect(formatsOf('en-GB').parseDate(text)).toBeUndefined();
  });

  test('the 29th of February is a date in a leap year', () => {
    expect(formatsOf('en-GB').parseDate('29/02/2024')).toEqual(new Date(2024, 1, 29));
  });
});
