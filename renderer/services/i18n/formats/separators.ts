import { toIntlLocale, numberOptions } from './intl-options.ts';
import { normalizeNumber } from './normalize-text.ts';

/** The characters that stand between a number's digits in one locale. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

/** Large enough for the locales that group only from five digits on. */
const SAMPLE = 1_234_567.5;

/** The separators of the locale that is asked for, whatever the page's own is. */
export function getSeparators(locale: string): Separators {
  const parts = new Intl.NumberFormat(toIntlLocale(locale), numberOptions()).formatToParts(SAMPLE);
  const textOf = (type: string) =>
    normalizeNumber(parts.find((part) => part.type === type)?.value ?? '');
  return { decimal: textOf('decimal'), group: textOf('group') };
}
