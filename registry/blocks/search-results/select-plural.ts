import type { Messages } from '#renderer';

interface PluralOptions {
  readonly count: number;
  readonly locale: string;
}

/**
 * The message of a key in the plural form that a count has in a locale: `results_one`,
 * `results_other`.
 */
export function selectPlural(
  messages: Messages,
  key: string,
  { count, locale }: PluralOptions,
): string | undefined {
  const form = new Intl.PluralRules(locale).select(count);
  // French has a form for millions, which is written as the others are.
  return messages[`${key}_${form}`] ?? messages[`${key}_other`];
}
