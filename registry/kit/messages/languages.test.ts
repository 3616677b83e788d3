import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { TOP_BAR_LOCALES, topBarLocaleOf } from './languages.ts';
import { LANGUAGE_LABELS, WEBSITE_LOCALES } from './website-languages.ts';

// The validate command holds this file against its schema, from which the type is made.
const site: ExperienceConfig = JSON.parse(
  readFileSync(new URL('../../../site/experience.json', import.meta.url), 'utf8'),
);

describe('the languages of the website', () => {
  test('LO-016 are en-GB, fr-BE, nl-BE and de-DE, and the site is configured so', () => {
    expect(WEBSITE_LOCALES).toEqual(['en-GB', 'fr-BE', 'nl-BE', 'de-DE']);
    expect(site.locales.map(({ locale }) => locale)).toEqual([...WEBSITE_LOCALES]);
  });

  test.each(['French', 'Dutch', 'English', 'German'])(
    'LO-013 the site is served in %s',
    (language) => {
      const names = new Intl.DisplayNames('en-GB', { type: 'language' });

      const served = site.locales.map(({ locale }) => names.of(locale.slice(0, 2)));

      expect(served).toContain(language);
    },
  );

  test.each(site.locales)('LO-017 $locale is called $label in the site and in the kit', (one) => {
    expect(new Map(Object.entries(LANGUAGE_LABELS)).get(one.locale)).toBe(one.label);
  });

  test('LO-017 each label is what the language is called in itself', () => {
    const wrong = Object.entries(LANGUAGE_LABELS).filter(([locale, label]) => {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.slice(0, 2));
      return name?.toLowerCase() !== label.toLowerCase();
    });

    expect(Object.keys(LANGUAGE_LABELS)).toEqual(
      'nl-NL nl-BE fr-BE fr-LU en-GB de-DE it-IT'.split(' '),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the language of the top bar', () => {
  test('LO-010 is one of twelve', () => {
    const spoken = 'en-GB en de-DE de it-IT it fr-LU fr-BE fr nl-BE nl-NL nl';

    expect(TOP_BAR_LOCALES).toEqual(spoken.split(' '));
  });

  test.each([
    ['nl-NL', 'nl-NL'],
    ['fr-LU', 'fr-LU'],
    ['fr-FR', 'fr'],
    ['en-US', 'en'],
    ['de-AT', 'de'],
  ])('LO-010 on a page in %s is %s', (locale, expected) => {
    expect(topBarLocaleOf(locale)).toBe(expected);
  });

  test.each(['pl-PL', 'zh-CN', '', '__proto__'])(
    'LO-011 is English where it does not speak "%s"',
    (locale) => {
      expect(topBarLocaleOf(locale)).toBe('en');
    },
  );
});
