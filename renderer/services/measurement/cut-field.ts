/** The most characters of a field about an element (002 §5). */
export const MAX_ELEMENT_LENGTH = 100;

/**
 * The most characters of any other field, so that the longest event fits into a call that may
 * outlive its page.
 */
export const MAX_FIELD_LENGTH = 1_000;

/** Cuts a text, never between the two halves of one character. */
export function cutField(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
