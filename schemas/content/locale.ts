export { DEFAULT_LOCALE } from './default-locale.ts';

/**
 * Language, script where it has one, and region: a country's two letters or the three digits of a
 * larger one.
 */
const LOCALE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$/;

/**
 * Returns true if a text names a language with its region, such as en-GB, zh-Hans-CN, es-419 or
 * fil-PH.
 */
export function isLocale(text: string): boolean {
  return LOCALE.test(text);
}

/** The language of a locale, in two letters or three. */
export function getLanguage(locale: string): string {
  return locale.split('-', 1)[0] ?? locale;
}

/**
 * The supported locale that a language means: the first one of it, in its script where it names
 * one. Undefined where no supported locale is in that language.
 */
export function completeLocale(lang: string, supported: readonly string[]): string | undefined {
  if (supported.includes(lang)) return lang;
  const inScript = supported.find((locale) => locale.startsWith(`${lang}-`));
  const language = getLanguage(lang.toLowerCase());
  return inScript ?? supported.find((locale) => getLanguage(locale) === language);
}
