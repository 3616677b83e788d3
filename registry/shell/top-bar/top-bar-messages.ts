import type { Messages } from '#renderer';
import { completeLocale } from '#schemas/content/locale.ts';

/** The locales that the top bar has messages in; each serves all others of its language. */
const LOCALES = ['en-GB', 'de-DE', 'it-IT', 'fr-BE', 'nl-BE'];
const DEFAULT_LOCALE = 'en-GB';

/** The top bar's messages on a page in that locale: English where it does not know the language. */
export function loadTopBarMessages(locale: string): Promise<{ readonly default: Messages }> {
  const file = completeLocale(locale, LOCALES) ?? DEFAULT_LOCALE;
  return import(`./locales/${file}.json`);
}
