/**
 * Loads the texts that visitors read when something fails, in one locale. Technical reasons are
 * never shown.
 */
export async function loadErrorTexts(locale: string): Promise<Readonly<Record<string, string>>> {
  const module: { default: Record<string, string> } = await import(`./locales/${locale}.json`);
  return module.default;
}
