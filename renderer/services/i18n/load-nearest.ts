import { getLanguage } from '#schemas/content/locale.ts';
import type { LoadMessages, Messages } from './messages.ts';

/** The messages of a locale, or else those of its language. */
export async function loadNearest(locale: string, load: LoadMessages): Promise<Messages> {
  try {
    return await load(locale);
  } catch (error) {
    try {
      return await load(getLanguage(locale));
    } catch {
      // Why the locale itself has none says more than that its language has none either.
      throw error;
    }
  }
}
