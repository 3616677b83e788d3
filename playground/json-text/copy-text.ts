/**
 * The same text in memory of its own. An engine cuts a part out of a text by pointing into it, so
 * that a few characters that are kept hold all of the text that they were cut from.
 */
export function copyText(text: string): string {
  // Two texts are only joined once somebody reads the result, into new memory; the cut then points
  // into that.
  return ` ${text}`.slice(1);
}
