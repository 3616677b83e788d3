import { describe, expect, test } from 'vitest';
import { languageOf } from '#schemas/content/locale.ts';
import { completeLocale, DEFAULT_LOCALE, requireRegion } from './locale.ts';

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

  test.each(['fr-LU', 'nl-NL', 'it-IT', 'zh-Hans-CN', 'es-419', 'fil-PH'])(
    '%s, which has a region, stays',
    (lang) => {
      expect(completeLocale(lang, SUPPORTED)).toBe(lang);
    },
  );

  test('fr-ca and fr-Latn are French all the same', () => {
    expect(completeLocale('fr-ca', SUPPORTED)).toBe('fr-BE');
    expect(completeLocale('fr-Latn', SUPPORTED)).toBe('fr-BE');
  });

  test('one without a region is completed in its own script, where that is supported', () => {
    const chinese = ['zh-Hans-CN', 'zh-Hant-TW'];

    expect(completeLocale('zh-Hant', chinese)).toBe('zh-Hant-TW');
    expect(completeLocale('zh', chinese)).toBe('zh-Hans-CN');
  });

  test('fil is no fi', () => {
    expect(completeLocale('fil', ['fi-FI', 'fil-PH'])).toBe('fil-PH');
    expect(completeLocale('fi', ['fil-PH', 'fi-FI'])).toBe('fi-FI');
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

describe('a locale with its region', () => {
  test.each([
    ['en-GB', 'en'],
    ['zh-Hans-CN', 'zh'],
    ['es-419', 'es'],
    ['fil-PH', 'fil'],
  ])('LO-003 may be %s, whose language is %s', (locale, language) => {
    expect(requireRegion(locale, 'a test')).toBe(locale);
    expect(languageOf(locale)).toBe(language);
    expect(new Intl.Locale(locale).region).toBeDefined();
  });

  test.each([
    'en',
    'fil',
    'zh-Hans',
    'en_GB',
    'en-gb',
    'EN-GB',
    'es-41',
    'en-GB ',
    '__proto__',
    '',
  ])('LO-003 is not "%s"', (locale) => {
    expect(() => requireRegion(locale, 'a test')).toThrow(
      `a test was given the locale "${locale}". Name its region too, as in en-GB.`,
    );
  });
});
