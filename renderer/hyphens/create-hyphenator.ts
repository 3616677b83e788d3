import { memoizeText } from '../memoize/index.ts';
import { mayHaveLongWord, MIN_LETTERS } from './long-words.ts';
import { splitWord, type HyphenationPatterns } from './split-word.ts';

/** A longer row of letters is no word. */
const MAX_LETTERS = 100;

/**
 * Some twenty thousand words with what stands around them: more than the pages of a site have of
 * long ones.
 */
const MEMOIZED_CHARACTERS = 300_000;

const LETTER = String.raw`[\p{L}\p{M}]`;
const HAS_LONG_WORD = new RegExp(`${LETTER}{${MIN_LETTERS}}`, 'u');
const LONG_WORD = new RegExp(
  `(?<!${LETTER})${LETTER}{${MIN_LETTERS},${MAX_LETTERS}}(?!${LETTER})`,
  'gu',
);

/** Finds the pieces of a text between two blanks that could hold a long word. */
const LONG_TOKEN = new RegExp(String.raw`\S{${MIN_LETTERS},}`, 'g');

/**
 * Finds tokens that must be copied as they stand, or have their own hyphens: addresses, file names,
 * names of brands with a capital inside, whatever has digits.
 */
const LEFT_ALONE = /[@\\_\d\u00AD\u200B]|:\/\/|^\/|[\p{L}\p{M}]\.\p{L}|\p{Ll}\p{Lu}/u;

/**
 * Makes a function that puts soft hyphens into the long words of a text, by the patterns of its
 * language.
 */
export function createHyphenator(patterns: HyphenationPatterns): (text: string) => string {
  const splitLong = memoizeText(
    (token) =>
      HAS_LONG_WORD.test(token) && !LEFT_ALONE.test(token)
        ? token.replaceAll(LONG_WORD, (word) => splitWord(word, patterns))
        : token,
    MEMOIZED_CHARACTERS,
  );
  const splitToken = (token: string) => (mayHaveLongWord(token) ? splitLong(token) : token);

  return (text) => (mayHaveLongWord(text) ? text.replaceAll(LONG_TOKEN, splitToken) : text);
}
