import { cutText } from './cut-text.ts';

/**
 * The least length of a term without the space around it, in UTF-16 units: nothing shorter is
 * searched for.
 */
export const MIN_TERM_LENGTH = 2;

/** A longer term is cut to this length, as a search field accepts no more. */
export const MAX_TERM_LENGTH = 128;

/** The same rule for a field in HTML: two characters that are no space, wherever they stand. */
export const TERM_PATTERN = String.raw`.*\S.*\S.*`;

/** White space, and signs that steer terminals. */
const BETWEEN = /[\s\p{Cc}]+/gu;

/**
 * Returns what somebody wrote as it is searched for: one line of whole characters, without space
 * around it and not too long.
 */
export function toSearchTerm(text: string): string {
  const line = text.toWellFormed().replace(BETWEEN, ' ').trim();
  return cutText(line, MAX_TERM_LENGTH).trim();
}
