import type { Messages } from '#renderer';
import { languageOf } from '#schemas/content/locale.ts';

/** The file of each locale that the top bar knows. A language alone serves the other locales of that language. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['en-GB', 'en-GB'],
  ['en', 'en-GB'],
  ['de-DE', 'de-DE'],
  ['de', 'de-DE'],
  ['it-IT', 'it-IT'],
  ['it', 'it-IT'],
  ['fr-LU', 'fr-BE'],
  ['fr-BE', 'fr-BE'],
  ['fr', 'fr-BE'],
  ['nl-BE', 'nl-BE'],
  ['nl-NL', 'nl-BE'],
  ['nl', 'nl-BE'],
]);
const DEFAULT_FILE = 'en-GB';

/** The top bar's messages on a page in that locale: English where it does not know the language. */
export function topBarMessages(locale: string): Promise<{ readonly default: Messages }> {
  const file = FILES.get(locale) ?? FILES.get(languageOf(locale)) ?? DEFAULT_FILE;
  return import(`./locales/${file}.json`);
}
