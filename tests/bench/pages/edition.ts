/**
 * Stands in every longer text of a page that is measured, until an edition's number takes its
 * place.
 */
export const EDITION = '7000007';

/**
 * Returns the same page as it was never sent before: every longer text differs, and nothing else. A
 * cache that remembers one edition is of no use for the next.
 */
export function editionOf(text: string, edition: number): string {
  return text.replaceAll(EDITION, numberOf(edition));
}

/** Stands in the one text of a page that changes while all others stay. */
export const CHANGE = '8000008';

/** The same page with one text changed. */
export function changeOf(text: string, change: number): string {
  return text.replace(CHANGE, numberOf(change));
}

function numberOf(count: number): string {
  return String(count).padStart(EDITION.length, '0');
}
