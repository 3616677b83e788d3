import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';

// The validate command holds this file against its schema, from which the type is made.
const site: ExperienceConfig = JSON.parse(
  readFileSync(new URL('../../../site/experience.json', import.meta.url), 'utf8'),
);

describe('the languages of the website', () => {
  test('LO-016 are en-GB, fr-BE, nl-BE and de-DE', () => {
    expect(site.locales.map(({ locale }) => locale)).toEqual(['en-GB', 'fr-BE', 'nl-BE', 'de-DE']);
  });

  test.each(['French', 'Dutch', 'English', 'German'])(
    'LO-013 the site is served in %s, from the home page of each segment on',
    (language) => {
      const names = new Intl.DisplayNames('en-GB', { type: 'language' });
      const one = site.locales.find(({ locale }) => names.of(locale.slice(0, 2)) === language);

      const homes = site.segments?.map((segment) => segment.homes[one?.locale ?? '']);

      expect(homes?.length).toBeGreaterThan(0);
      expect(homes).not.toContain(undefined);
    },
  );

  test('LO-017 have a label, which is what each is called in itself', () => {
    expect(site.locales.map(({ locale, label }) => `${locale} ${label}`)).toEqual([
      'en-GB English',
      'fr-BE Français',
      'nl-BE Nederlands',
      'de-DE Deutsch',
    ]);
  });
});
