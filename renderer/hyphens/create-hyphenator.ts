import { splitWord, type HyphenationPatterns } from './split-word.ts';

/** Shorter words find a place on the next line, even of a phone. */
const MIN_LETTERS = 12;

/** What is longer is no word. */
const MAX_LETTERS = 100;

const LETTER = String.raw`[\p{L}\p{M}]`;
const HAS_LONG_WORD = new RegExp(`${LETTER}{${MIN_LETTERS}}`, 'u');
const LONG_WORD = new RegExp(
  `(?<!${LETTER})${LETTER}{${MIN_LETTERS},${MAX_LETTERS}}(?!${LETTER})`,
  'gu',
);

/**
 * What must be copied as it stands, or has its own hyphens: addresses, file names, names of brands with a
 * capital inside, whatever has digits.
 */
const LEFT_ALONE = /[@\\_\d\u00AD\u200B]|:\/\/|^\/|[\p{L}\p{M}]\.\p{L}|\p{Ll}\p{Lu}/u;

/** Makes a function that puts soft hyphens into the long words of a text, by the patterns of its language. */
export function createHyphenator(patterns: HyphenationPatterns): (text: string) => string {
  const splitToken = (token: string) =>
    HAS_LONG_WORD.test(token) && !LEFT_ALONE.test(token)
      ? token.replaceAll(LONG_WORD, (word) => splitWord(word, patterns))
      : token;

  return (text) => (HAS_LONG_WORD.test(text) ? text.replaceAll(/\S+/g, splitToken) : text);
}
