import { DEFAULT_LOCALE, isLocale } from '#schemas/content/locale.ts';

/** Whose messages stand in for those that a locale lacks. */
export const FALLBACK_LOCALE = 'en-GB';

/** Returns the locale. Throws, in the caller's name, where it has no region. */
export function requireRegion(locale: string, caller: string): string {
  if (isLocale(locale)) return locale;
  throw new Error(
    `${caller} was given the locale "${locale}". Name its region too, as in ${DEFAULT_LOCALE}.`,
  );
}
