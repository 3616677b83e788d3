import { isLocale, languageOf } from '#schemas/content/locale.ts';

/** The locale where nothing says another one. */
export const DEFAULT_LOCALE = 'en-GB';

/** Whose texts stand in for those a locale lacks. */
export const FALLBACK_LOCALE = 'en-GB';

/** Gives the locale back. Throws, in the name of who was given it, where it has no region. */
export function requireRegion(locale: string, caller: string): string {
  if (isLocale(locale)) return locale;
  throw new Error(
    `${caller} was given the locale "${locale}". Name its region too, as in ${DEFAULT_LOCALE}.`,
  );
}

/**
 * The locale that a page's own words for its language mean: a language alone is completed to the first
 * supported locale of it, in its script where it names one, and what says nothing that we know is the default.
 */
export function completeLocale(
  lang: string | null | undefined,
  supported: readonly string[],
): string {
  const wanted = lang ?? '';
  if (isLocale(wanted)) return wanted;
  const language = languageOf(wanted.toLowerCase());
  const inScript = supported.find((locale) => locale.startsWith(`${wanted}-`));
  return inScript ?? supported.find((locale) => languageOf(locale) === language) ?? DEFAULT_LOCALE;
}
