const SOFT_HYPHENS = /\u00AD/g;

/** A text as it is read, counted and compared: without the places at which a word may part. */
export function removeSoftHyphens(text: string): string {
  return text.replaceAll(SOFT_HYPHENS, '');
}
