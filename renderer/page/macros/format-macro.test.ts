import { describe, expect, test } from 'vitest';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import type { MacroKey } from '#schemas/generated/macros.ts';
import { formatsOf } from '../../services/i18n/formats/formats-of.ts';
import { formatMacro } from './macro-values.ts';

function written(
  dataType: MacroKey['dataType'],
  value: MacroKey['value'],
  locale = 'en-GB',
): string {
  return formatMacro({ name: 'rate', dataType, value }, formatsOf(locale));
}

describe('percentages', () => {
  test.each([
    ['en-GB', '1.50%'],
    ['fr-BE', '1,50\u00a0%'],
    ['nl-BE', '1,50%'],
    ['de-DE', '1,50\u00a0%'],
  ])('MA-010 a percentage has two decimals in %s', (locale, text) => {
    expect(written('percentage', { value: 1.5 }, locale)).toBe(text);
  });

  test.each([
    [2, '2.00%'],
    ['2.345', '2.35%'],
    [0.175, '0.18%'],
    [0, '0.00%'],
    [-0.4, '\u22120.40%'],
    [1234.5, '1,234.50%'],
  ])('MA-010 the percentage %s is %s', (value, text) => {
    expect(written('percentage', { value })).toBe(text);
  });
});

describe('amounts', () => {
  test.each([
    ['en-GB', '€1,234.50'],
    ['fr-BE', '1\u00a0234,50\u00a0€'],
    ['nl-BE', '€\u00a01.234,50'],
    ['de-DE', '1.234,50\u00a0€'],
  ])('MA-009 an amount without a unit is in EUR: %s', (locale, text) => {
    expect(written('amount', { value: 1234.5 }, locale)).toBe(text);
  });

  test.each([
    ['USD', 'en-GB', 'US$1,234.50'],
    ['GBP', 'de-DE', '1.234,50\u00a0£'],
    ['JPY', 'en-GB', 'JP¥1,235'],
    ['BHD', 'en-GB', 'BHD\u00a01,234.500'],
  ])('MA-014 an amount in %s is shown so in %s', (unit, locale, text) => {
    expect(written('amount', { value: 1234.5, unit }, locale)).toBe(text);
  });

  test.each([
    ['en-GB', '\u2212€1,234.50'],
    ['fr-BE', '\u22121\u00a0234,50\u00a0€'],
    ['nl-BE', '€\u00a0\u22121.234,50'],
    ['de-DE', '\u22121.234,50\u00a0€'],
  ])('an amount below zero has a real minus in %s', (locale, text) => {
    expect(written('amount', { value: -1234.5 }, locale)).toBe(text);
  });

  test.each(['EURO', '€', 'E1R', ''])(
    'an amount in "%s", which is no currency, is a dash',
    (unit) => {
      expect(written('amount', { value: 5, unit })).toBe('-');
    },
  );
});

describe('dates', () => {
  test.each([
    ['en-GB', '21/05/2012'],
    ['fr-BE', '21/05/2012'],
    ['nl-BE', '21/05/2012'],
    ['nl-NL', '21-05-2012'],
    ['de-DE', '21.05.2012'],
  ])('a date has two-digit day and month and a four-digit year in %s', (locale, text) => {
    expect(written('date', { value: '2012-05-21' }, locale)).toBe(text);
  });

  test.each(['2012-02-30', '2012-13-01', '2012-05', 'in May', '21/05/2012', 20_120_521])(
    '%s is no date and gives a dash',
    (value) => {
      expect(written('date', { value })).toBe('-');
    },
  );

  test('the 29th of February is a date in a leap year', () => {
    expect(written('date', { value: '2024-02-29' })).toBe('29/02/2024');
    expect(written('date', { value: '2023-02-29' })).toBe('-');
  });
});

describe('texts', () => {
  test('a string is shown as it is', () => {
    expect(written('string', { value: ' five  years - or more ' })).toBe(' five  years - or more ');
    expect(written('string', { value: 1.5 }, 'fr-BE')).toBe('1.5');
  });

  test.each([
    ['fr-BE', 'cinq ans'],
    ['nl-BE', 'five years'],
  ])('of a map by language %s takes its own text, else the English one', (locale, text) => {
    expect(written('language', { value: { en: 'five years', fr: 'cinq ans' } }, locale)).toBe(text);
  });

  test('a language macro may be one text for all', () => {
    expect(written('language', { value: 'five years' }, 'fr-BE')).toBe('five years');
  });

  test.each([{}, { nl: 'vijf jaar' }, { fr: ' ', en: '' }, JSON.parse('{"__proto__":"x"}')])(
    'a map without a text for the reader is a dash: %j',
    (value) => {
      expect(written('language', { value }, 'fr-BE')).toBe('-');
    },
  );
});

test.each(['percentage', 'amount'] as const)(
  'MA-012 a %s that is a text without a number is shown as it is',
  (dataType) => {
    expect(written(dataType, { value: 'on request' })).toBe('on request');
    expect(written(dataType, { value: '1,5' })).toBe('1,5');
    expect(written(dataType, { value: 'NaN' })).toBe('NaN');
  },
);

test.each(['percentage', 'amount', 'date', 'string', 'language'] as const)(
  'MA-013 a %s without a value is a dash',
  (dataType) => {
    expect(written(dataType, { value: '' })).toBe('-');
    expect(written(dataType, { value: '  ' })).toBe('-');
    expect(written(dataType, { value: {} })).toBe('-');
  },
);

describe('what validate says of a value', () => {
  const TYPES = ['language', 'string', 'date', 'amount', 'percentage'] as const;
  const VALUES: readonly MacroKey['value'][] = [
    ...['', ' ', 'free', '2,35', '2.35', '2026-11-20', '2026-02-30', 'Infinity', 0, 1.5].map(
      (value) => ({ value }),
    ),
    ...[{}, { en: 'Saving' }, { en: ' ' }, { fr: 'Épargne' }, { 'en-GB': 'Saving' }].map(
      (value) => ({ value }),
    ),
    { value: 5, unit: 'USD' },
    { value: 5, unit: '€' },
    { value: 5, unit: '' },
  ];
  const pairs = TYPES.flatMap((type) => VALUES.map((value) => [type, value] as const));

  test.each(pairs)(
    'a dash for the %s %o on a page is a problem of its file',
    async (type, value) => {
      const known = await loadKnownChecks();
      const groups = [{ name: 'a', keys: [{ name: 'rate', dataType: type, value }] }];
      const $schema = 'https://experience.local/macros.schema.json';
      const isDash = ['en-GB', 'de-DE'].some((locale) => written(type, value, locale) === '-');

      const problems = checkDocument({ $schema, groups }, known);

      expect(problems.length > 0).toBe(isDash || isShownAsItIs(type, value));
    },
  );
});

/** Words in the place of a number are shown, and may be a mistake all the same. */
function isShownAsItIs(type: MacroKey['dataType'], { value }: MacroKey['value']): boolean {
  const isOfNumber = type === 'amount' || type === 'percentage';
  return isOfNumber && typeof value === 'string' && !Number.isFinite(Number(value));
}
