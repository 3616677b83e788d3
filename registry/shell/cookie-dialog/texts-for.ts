/** The languages of the dialog, each with the locale whose texts it has (002 §9). English is that of everybody else. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['de', 'de-DE'],
  ['fr', 'fr-BE'],
  ['nl', 'nl-BE'],
]);

/** The locale whose texts are those of another: Dutch is the same in both countries. */
export function textsFor(locale: string): string {
  return TEXTS.get(locale.split('-')[0] ?? '') ?? 'en-GB';
}
