import { describe, expect, test } from 'vitest';
import { check as checkExperience } from '../generated/experience.check.ts';
import { check as checkScenario } from '../generated/scenario.check.ts';
import schema from '../shared/locale.schema.json' with { type: 'json' };
import { completeLocale, isLocale, getLanguage } from './locale.ts';
import { chooseMessageLocale } from './message-locales.ts';

const GOOD = ['en-GB', 'zh-Hans-CN', 'es-419', 'fil-PH', 'sr-Latn-RS'];
const WRONG = ['en', 'fil', 'zh-Hans', 'en_GB', 'en-gb', 'zh-hans-cn', 'es-41', 'x', ''];

const problemsOf = (locale: string) => [
  ...checkScenario({ locale }).filter(({ pointer }) => pointer === '/locale'),
  ...checkExperience({ locales: [{ locale, label: 'A language' }] }).filter(
    ({ pointer }) => pointer === '/locales/0/locale',
  ),
];

describe('a locale', () => {
  test.each(GOOD)('LO-003 may be %s', (locale) => {
    expect(isLocale(locale)).toBe(true);
    expect(problemsOf(locale)).toEqual([]);
  });

  test.each(WRONG)('LO-003 may not be "%s"', (locale) => {
    expect(isLocale(locale)).toBe(false);
    expect(problemsOf(locale)).toHaveLength(2);
  });

  test.each([...GOOD, ...WRONG])(
    'is right or wrong in the schema and in code alike: "%s"',
    (locale) => {
      expect(new RegExp(schema.pattern, 'u').test(locale)).toBe(isLocale(locale));
    },
  );
});

test.each([
  ['en-GB', 'en'],
  ['zh-Hans-CN', 'zh'],
  ['es-419', 'es'],
  ['fil-PH', 'fil'],
])('the language of %s is %s', (locale, language) => {
  expect(getLanguage(locale)).toBe(language);
});

describe('the supported locale that a language means', () => {
  const SUPPORTED = ['en-GB', 'fr-BE', 'fr-LU', 'nl-BE', 'nl-NL', 'de-DE'];

  test.each([
    ['fr', 'fr-BE'],
    ['nl', 'nl-BE'],
    ['en', 'en-GB'],
    ['de', 'de-DE'],
    ['NL', 'nl-BE'],
    ['fr-ca', 'fr-BE'],
    ['fr-Latn', 'fr-BE'],
  ])('is for %s the first one in it: %s', (lang, locale) => {
    expect(completeLocale(lang, SUPPORTED)).toBe(locale);
  });

  test.each(['fr-LU', 'nl-NL'])('is %s itself where that is supported', (lang) => {
    expect(completeLocale(lang, SUPPORTED)).toBe(lang);
  });

  test('is one in its own script, where that is supported', () => {
    const chinese = ['zh-Hans-CN', 'zh-Hant-TW'];

    expect(completeLocale('zh-Hant', chinese)).toBe('zh-Hant-TW');
    expect(completeLocale('zh', chinese)).toBe('zh-Hans-CN');
  });

  test('is none of a language whose name only begins alike', () => {
    expect(completeLocale('fil', ['fi-FI', 'fil-PH'])).toBe('fil-PH');
    expect(completeLocale('fi', ['fil-PH', 'fi-FI'])).toBe('fi-FI');
  });

  test.each(['', 'ja', 'it-IT', 'x', '__proto__', '<script>'])(
    'does not exist for "%s"',
    (lang) => {
      expect(completeLocale(lang, SUPPORTED)).toBeUndefined();
    },
  );
});

test.each([
  ['en-US', 'en-GB'],
  ['de-AT', 'de-DE'],
  ['it-IT', 'it-IT'],
  ['fr-LU', 'fr-BE'],
  ['nl-NL', 'nl-BE'],
  ['pl-PL', undefined],
  ['__proto__', undefined],
])('LO-010 a page in %s shows the messages of %s', (locale, expected) => {
  expect(chooseMessageLocale(locale)).toBe(expected);
});
