import { describe, expect, test } from 'vitest';
import { completeLocale, DEFAULT_LOCALE } from './locale.ts';

const SUPPORTED = ['en-GB', 'fr-BE', 'fr-LU', 'nl-BE', 'nl-NL', 'de-DE'];

describe('the locale that the language of a page means', () => {
  test.each([
    ['fr', 'fr-BE'],
    ['nl', 'nl-BE'],
    ['en', 'en-GB'],
    ['de', 'de-DE'],
    ['NL', 'nl-BE'],
  ])('%s alone is completed to the first supported locale: %s', (lang, locale) => {
    expect(completeLocale(lang, SUPPORTED)).toBe(locale);
  });

  test.each(['fr-LU', 'nl-NL', 'it-IT'])('%s, which has a region, stays', (lang) => {
    expect(completeLocale(lang, SUPPORTED)).toBe(lang);
  });

  test('fr_CA and fr-Latn-CA are French all the same', () => {
    expect(completeLocale('fr-Latn-CA', SUPPORTED)).toBe('fr-BE');
    expect(completeLocale('fr-ca', SUPPORTED)).toBe('fr-BE');
  });

  test.each([null, undefined, '', 'ja', 'x', '__proto__', '<script>'])(
    'LO-001 %j gives the default, en-GB',
    (lang) => {
      expect(completeLocale(lang, SUPPORTED)).toBe('en-GB');
    },
  );

  test('LO-001 the default is en-GB even where no locale is supported', () => {
    expect(completeLocale('fr', [])).toBe('en-GB');
    expect(DEFAULT_LOCALE).toBe('en-GB');
  });
});
