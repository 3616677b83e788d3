/** A character that two units of a text stand for, such as an emoji. */
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/**
 * Counts the characters of a text as JSON Schema does. Generated checks ask this of few texts: for
 * nearly all of them the number of units decides.
 */
export function countCharacters(text: string): number {
  return text.length - (text.match(PAIR)?.length ?? 0);
}
