import { expect, test } from 'vitest';
import { describeCurrency, describePercent } from './describe-unit.ts';

test.each([
  ['en-GB', 'EUR', { sign: '€', name: 'Euro', side: 'start' }],
  ['fr-BE', 'EUR', { sign: '€', name: 'euro', side: 'end' }],
  ['nl-BE', 'EUR', { sign: '€', name: 'Euro', side: 'start' }],
  ['de-DE', 'EUR', { sign: '€', name: 'Euro', side: 'end' }],
  ['nl-BE', 'USD', { sign: 'US$', name: 'Amerikaanse dollar', side: 'start' }],
  ['de-DE', 'CHF', { sign: 'CHF', name: 'Schweizer Franken', side: 'end' }],
])('the unit of an amount in %s and %s', (locale, currency, unit) => {
  expect(describeCurrency(currency, locale)).toEqual(unit);
});

test.each([
  ['en-GB', 'per cent', 'end'],
  ['fr-BE', 'pour cent', 'end'],
  ['nl-BE', 'procent', 'end'],
  ['de-DE', 'Prozent', 'end'],
  ['tr-TR', 'yüzde', 'start'],
])('percent is heard in %s as %s, and seen at the %s', (locale, name, side) => {
  expect(describePercent(locale)).toEqual({ sign: '%', name, side });
});
