const HIDDEN_LOCALE = 'fr-LU';

/** The languages that a picker offers: all but the French of Luxembourg. */
export function filterLanguages<Language extends { readonly id: string }>(
  languages: readonly Language[],
): readonly Language[] {
  return languages.filter(({ id }) => id !== HIDDEN_LOCALE);
}
