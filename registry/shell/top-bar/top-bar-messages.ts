import type { Messages } from '#renderer';
import { DEFAULT_LOCALE } from '#schemas/content/default-locale.ts';
import { chooseMessageLocale } from '#schemas/content/message-locales.ts';

/** The top bar's messages on a page in that locale: English where it does not know the language. */
export function loadTopBarMessages(locale: string): Promise<{ readonly default: Messages }> {
  const file = chooseMessageLocale(locale) ?? DEFAULT_LOCALE;
  return import(`./locales/${file}.json`);
}
