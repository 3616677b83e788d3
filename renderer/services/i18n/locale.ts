/** The locale where nothing says another one. */
export const DEFAULT_LOCALE = 'en-GB';

/** Whose texts stand in for those a locale lacks. */
export const FALLBACK_LOCALE = 'en-GB';

const LOCALE_WITH_REGION = /^[a-z]{2}-[A-Z]{2}$/;

/** Gives the locale back. Throws, in the name of who was given it, where it has no region. */
export function requireRegion(locale: string, caller: string): string {
  if (LOCALE_WITH_REGION.test(locale)) return locale;
  throw new Error(
    `${caller} was given the locale "${locale}". Name its region too, as in ${DEFAULT_LOCALE}.`,
  );
}

/** The two letters of a locale's language. */
export function languageOf(locale: string): string {
  return locale.slice(0, 2);
}

/**
 * The locale that a page's own words for its language mean: a language alone is completed to the first
 * supported locale of it, and what says nothing that we know is the default.
 */
export function completeLocale(
  lang: string | null | undefined,
  supported: readonly string[],
): string {
  const wanted = lang ?? '';
  if (LOCALE_WITH_REGION.test(wanted)) return wanted;
  const [language = ''] = wanted.toLowerCase().split('-');
  return supported.find((locale) => languageOf(locale) === language) ?? DEFAULT_LOCALE;
}
