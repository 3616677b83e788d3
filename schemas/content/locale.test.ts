import { describe, expect, test } from 'vitest';
import { check as checkExperience } from '../generated/experience.check.ts';
import { check as checkScenario } from '../generated/scenario.check.ts';
import schema from '../shared/locale.schema.json' with { type: 'json' };
import { isLocale } from './locale.ts';

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

  test.each([...GOOD, ...WRONG])('is told in the schema and in code alike: "%s"', (locale) => {
    expect(new RegExp(schema.pattern, 'u').test(locale)).toBe(isLocale(locale));
  });
});
