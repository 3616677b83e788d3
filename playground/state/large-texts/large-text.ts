import type { Reading, ReadText } from '../document/check-text.ts';

/**
 * Texts up to this length are read between one key and the next; longer ones in a thread of their
 * own.
 */
export const MAX_CHARACTERS_AT_ONCE = 200_000;

/** The reading of a text that has not been read yet. */
const PENDING: Reading = { problems: [], isPending: true };

/** Reads short texts at once, and answers for long ones that the reading is pending. */
export function deferLarge(read: ReadText): ReadText {
  return (name, text, before) =>
    text.length > MAX_CHARACTERS_AT_ONCE ? PENDING : read(name, text, before);
}
