import { assert, constantFrom, date, double, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { formatsOf } from './formats-of.ts';

const LOCALES = (
  'bg-BG cs-CZ de-DE en-AU en-GB en-PH en-US es-ES fr-BE fr-FR fr-LU hu-HU id-ID it-IT nl-BE nl-NL pl-PL ' +
  'ro-RO ru-RU sk-SK tr-TR uk-UA zh-CN'
).split(' ');
const DECIMALS = { EUR: 2, JPY: 0, BHD: 3 } as const;

const locale = constantFrom(...LOCALES);
const currency = constantFrom('EUR', 'JPY', 'BHD');
/** Gives a character that a number is made of, or that stands beside one. */
const typed = constantFrom(...'0123456789.,-+ \u00a0\u202f\u2212\u2019€$%eE\u0661'.split(''));
const hundredths = integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

test('an amount in a field is read as the amount that was written', () => {
  assert(
    property(locale, currency, hundredths, (inLocale, of, units) => {
      const { amountField, parseNumber } = formatsOf(inLocale);
      const amount = units / 10 ** DECIMALS[of];

      // Not toBe: a negative zero is written as a zero.
      expect(parseNumber(amountField(amount, of))).toEqual(amount || 0);
    }),
  );
});

test('an amount with its symbol is read as the amount that was pasted', () => {
  assert(
    property(locale, hundredths, (inLocale, units) => {
      const { amount, parseNumber } = formatsOf(inLocale);

      expect(parseNumber(amount(units / 100), { isPasted: true })).toEqual(units / 100 || 0);
    }),
  );
});

test('a date is read as the date that was written', () => {
  const days = date({
    min: new Date(1000, 0, 2),
    max: new Date(9999, 11, 30),
    noInvalidDate: true,
  });
  assert(
    property(locale, days, (inLocale, day) => {
      const { date: write, parseDate } = formatsOf(inLocale);

      const read = parseDate(write(day));

      expect(read?.toDateString()).toBe(day.toDateString());
    }),
  );
});

test('no text of numbers has a hyphen or a space that is none of ours', () => {
  assert(
    property(locale, double(), (inLocale, value) => {
      const { number, amount, percentage } = formatsOf(inLocale);

      const texts = [number(value), amount(value), percentage(value)].join('');

      expect(texts).not.toMatch(/-|[^\S ]/);
    }),
  );
});

test('any text whatever gives a number that can be counted with, or none', () => {
  assert(
    property(locale, string({ unit: typed }), (inLocale, text) => {
      const number = formatsOf(inLocale).parseNumber(text, { isPasted: true });

      expect(number === undefined || Number.isSafeInteger(Math.trunc(number))).toBe(true);
    }),
  );
});
