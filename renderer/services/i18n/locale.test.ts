import { describe, expect, test } from 'vitest';
import { requireRegion } from './locale.ts';

describe('a locale with its region', () => {
  test.each(['en-GB', 'zh-Hans-CN', 'es-419', 'fil-PH'])('LO-003 may be %s', (locale) => {
    expect(requireRegion(locale, 'a test')).toBe(locale);
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
