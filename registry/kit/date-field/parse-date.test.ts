import { describe, expect, test } from 'vitest';
import { toIsoDate } from './format-date.ts';
import { parseDate } from './parse-date.ts';

const read = (text: string, locale: string) => {
  const date = parseDate(text, locale);
  return date && toIsoDate(date);
};

describe.each(['en-GB', 'fr-BE', 'nl-BE', 'de-DE'])('a day that is typed in %s', (locale) => {
  test.each([
    ['21/05/2012', '2012-05-21'],
    ['21.05.2012', '2012-05-21'],
    ['21-5-2012', '2012-05-21'],
    ['21 5 12', '2012-05-21'],
    ['1/2/49', '2049-02-01'],
    ['1/2/50', '1950-02-01'],
    ['21052012', '2012-05-21'],
    ['2012-05-21', '2012-05-21'],
    [' 2012-5-1 ', '2012-05-01'],
    ['29/02/2024', '2024-02-29'],
    ['\u200e21/05/2012', '2012-05-21'],
  ])('may be "%s"', (text, day) => {
    expect(read(text, locale)).toBe(day);
  });

  test.each([
    '',
    '21/05',
    '29/02/2023',
    '31/04/2012',
    '05/21/2012',
    '2012/05/21',
    '00/01/2012',
    '2023-02-29',
    '0012-05-21',
    '210512',
    '32052012',
    '21/05/212',
    '21/05/2012 10:00',
    '21 May 2012',
    'tomorrow',
    '21/05/20122',
  ])('is not "%s"', (text) => {
    expect(read(text, locale)).toBeUndefined();
  });
});

test('digits alone are read in the order of the locale', () => {
  expect(read('05212012', 'en-US')).toBe('2012-05-21');
  expect(read('20120521', 'hu-HU')).toBe('2012-05-21');
});
