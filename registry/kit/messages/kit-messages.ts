import { getLanguage } from '#schemas/content/locale.ts';
import { FORM_KIT_LANGUAGES, INTERFACE_LANGUAGES } from './languages.ts';

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
