import { languageOf } from '#schemas/content/locale.ts';

/** The languages of the interface. A bare language is the name of a bundle, never a locale. */
export const INTERFACE_LANGUAGES = [
  'bg',
  'cs',
  'de',
  'en-AU',
  'en-GB',
  'en-US',
  'en-PH',
  'es',
  'fr-FR',
  'fr-BE',
  'hu',
  'it',
  'nl-NL',
  'nl-BE',
  'pl',
  'ro',
  'ru',
  'sk',
  'tr',
  'uk',
  'zh',
] as const;

/** The languages in which forms speak. */
export const FORM_KIT_LANGUAGES = [
  'bg',
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'hu',
  'id',
  'it',
  'nl',
  'pl',
  'ro',
  'ru',
  'sk',
  'tr',
  'uk',
  'zh',
] as const;

/** The locales that the top bar knows, and the languages that stand for all others of theirs. */
export const TOP_BAR_LOCALES = [
  'en-GB',
  'en',
  'de-DE',
  'de',
  'it-IT',
  'it',
  'fr-LU',
  'fr-BE',
  'fr',
  'nl-BE',
  'nl-NL',
  'nl',
] as const;

export type TopBarLocale = (typeof TOP_BAR_LOCALES)[number];

const TOP_BAR_DEFAULT: TopBarLocale = 'en';

/** The top bar's own language on a page of that locale: English where it does not speak the page's. */
export function topBarLocaleOf(locale: string): TopBarLocale {
  const names = [locale, languageOf(locale)];
  return TOP_BAR_LOCALES.find((known) => names.includes(known)) ?? TOP_BAR_DEFAULT;
}
