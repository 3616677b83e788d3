const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The distance beyond the limit within which the end of a character is searched. No sensible one is
 * longer.
 */
const MAX_CHARACTER_LENGTH = 64;

/**
 * Returns the beginning of a text, at most `limit` UTF-16 units long. It never ends within what a
 * reader takes for one character: an emoji of several, a letter with its accents. The caller has to
 * report what a cut leaves out.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = CHARACTERS.segment(text.slice(0, limit + MAX_CHARACTER_LENGTH)).containing(
    limit,
  )?.index;
  // A character longer than any is marks without end: then only halves are kept apart.
  const isWhole = end !== undefined && limit - end < MAX_CHARACTER_LENGTH;
  return isWhole ? text.slice(0, end) : withoutHalf(text.slice(0, limit));
}

function withoutHalf(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}
