import { completeLocale } from './locale.ts';

/** The locales that a site's own parts have messages in: each serves all others of its language. */
export const MESSAGE_LOCALES: readonly string[] = ['en-GB', 'de-DE', 'it-IT', 'fr-BE', 'nl-BE'];

/**
 * The locale whose messages the parts of a site show in another one, or in a bare language: that of
 * the same language. Undefined where none is.
 */
export function chooseMessageLocale(locale: string): string | undefined {
  return completeLocale(locale, MESSAGE_LOCALES);
}
