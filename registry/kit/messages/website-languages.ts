/** The locales that the public website is served in unless a configuration names others, the default first. */
export const WEBSITE_LOCALES = ['en-GB', 'fr-BE', 'nl-BE', 'de-DE'] as const;

/** What each language is called in itself. */
export const LANGUAGE_LABELS = {
  'nl-NL': 'Nederlands',
  'nl-BE': 'Nederlands',
  'fr-BE': 'Français',
  'fr-LU': 'Français',
  'en-GB': 'English',
  'de-DE': 'Deutsch',
  'it-IT': 'Italiano',
} as const;

const HIDDEN_LOCALE = 'fr-LU';

/** The languages that a picker offers: all but the French of Luxembourg. */
export function offeredLanguages<Language extends { readonly id: string }>(
  languages: readonly Language[],
): readonly Language[] {
  return languages.filter(({ id }) => id !== HIDDEN_LOCALE);
}
