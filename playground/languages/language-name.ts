/** The name of a locale's language in the language of the tool, which is that of the document. */
export function getLanguageName(locale: string): string {
  const [language = locale] = locale.split('-');
  const names = new Intl.DisplayNames(document.documentElement.lang || 'en-GB', {
    type: 'language',
  });
  return names.of(language) ?? locale;
}

/** The two letters of a locale's language, as a tab has them. */
export function getLanguageCode(locale: string): string {
  const [language = locale] = locale.split('-');
  return language.toUpperCase();
}
