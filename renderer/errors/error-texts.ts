import { chooseMessageLocale } from '#schemas/content/message-locales.ts';

/**
 * Loads the texts that visitors read when something fails, in the language of a locale. Technical
 * reasons are never shown. Rejects where that language has none, so that what has further messages
 * never mixes two languages.
 */
export async function loadErrorTexts(locale: string): Promise<Readonly<Record<string, string>>> {
  const file = chooseMessageLocale(locale) ?? locale;
  const module: { default: Record<string, string> } = await import(`./locales/${file}.json`);
  return module.default;
}
