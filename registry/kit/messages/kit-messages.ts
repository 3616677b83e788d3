import { getLanguage } from '#schemas/content/locale.ts';

/** The languages of the interface. A bare language is the name of a file, never a locale. */
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

/** The languages of forms. */
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

/** The key of a message that parts of the kit share. */
export type KitMessageKey = keyof typeof import('./locales/en-GB.json');

const FILES: ReadonlySet<string> = new Set([...INTERFACE_LANGUAGES, ...FORM_KIT_LANGUAGES]);
const DEFAULT_FILE = 'en-GB';

/** The kit's messages in a locale. Loads one file. */
export function loadKitMessages(
  locale: string,
): Promise<{ readonly default: Readonly<Record<KitMessageKey, string>> }> {
  return import(`./locales/${kitFileOf(locale)}.json`);
}

/** The file with the messages of a locale: its own, else its language's, else the default one. */
function kitFileOf(locale: string): string {
  return [locale, getLanguage(locale)].find((name) => FILES.has(name)) ?? DEFAULT_FILE;
}
