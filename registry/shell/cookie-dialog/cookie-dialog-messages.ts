import type { Messages } from '#renderer';
import { completeLocale } from '#schemas/content/locale.ts';

/** The locales that the dialog has messages in (002 §9): Dutch is the same in both countries. */
const LOCALES = ['en-GB', 'de-DE', 'fr-BE', 'nl-BE'];
const DEFAULT_LOCALE = 'en-GB';

/** The dialog's messages on a page in that locale: English where it does not know the language. */
export function loadCookieDialogMessages(locale: string): Promise<{ readonly default: Messages }> {
  const file = completeLocale(locale, LOCALES) ?? DEFAULT_LOCALE;
  return import(`./locales/${file}.json`);
}
