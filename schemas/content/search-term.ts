import { cutText } from './cut-text.ts';

/** Of a term without the space around it, in UTF-16 units: what is shorter is not searched for. */
export const MIN_TERM_LENGTH = 2;

/** What is longer is cut, as a search field refuses it. */
export const MAX_TERM_LENGTH = 128;

/** The same rule for a field in HTML: two characters that are no space, wherever they stand. */
export const TERM_PATTERN = String.raw`.*\S.*\S.*`;

/** White space, and signs that steer terminals. */
const BETWEEN = /[\s\p{Cc}]+/gu;

/**
 * What somebody wrote, as it is searched for: one line of whole characters, without space around it
 * and not too long.
 */
export function toSearchTerm(text: string): string {
  const line = text.toWellFormed().replace(BETWEEN, ' ').trim();
  return cutText(line, MAX_TERM_LENGTH).trim();
}
