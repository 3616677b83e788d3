import { getLanguage } from '#schemas/content/locale.ts';
import { memoizeLoad, memoizeText } from '../memoize/index.ts';
import { type HyphenationPatterns, splitWord } from './split-word.ts';

/** Shorter words find a place on the next line, even of a phone. */
const MIN_LETTERS = 12;

const SMALL_A = 0x61;

const SMALL_Z = 0x7a;

const TO_SMALL = 0x20;

const LAST_OF_ASCII = 0x7f;

const NO_BREAK_SPACE = 0xa0;

/** Dashes, quotes, dots and blanks of every width. */
const FIRST_SIGN = 0x2000;

const LAST_SIGN = 0x206f;

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

type LoadedPatterns = Promise<{ readonly default: HyphenationPatterns }>;

/** Patterns are large, so those of a language are loaded once a page is written in it. */
const PATTERNS: ReadonlyMap<string, () => LoadedPatterns> = new Map([
  ['de', () => import('hyphen/patterns/de-1996.js')],
  ['en', () => import('hyphen/patterns/en-gb.js')],
  ['fr', () => import('hyphen/patterns/fr.js')],
  ['nl', () => import('hyphen/patterns/nl.js')],
]);

const ofLanguage = memoizeLoad(async (load: () => LoadedPatterns) =>
  createHyphenator((await load()).default),
);

/**
 * Loads the function that puts soft hyphens into the long words of a text in that locale, the same
 * one each time; undefined for a language without patterns.
 */
export async function loadHyphenator(
  locale: string,
): Promise<((text: string) => string) | undefined> {
  const load = PATTERNS.get(getLanguage(locale));
  return load && ofLanguage(load);
}

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

/**
 * Returns true if a text may have a word of MIN_LETTERS letters or more. Most texts have none: a
 * look at every twelfth character, one of which such a word would cover, says so in a tenth of the
 * time of a search for it.
 */
export function mayHaveLongWord(text: string): boolean {
  for (let index = MIN_LETTERS - 1; index < text.length; index += MIN_LETTERS) {
    let start = index;
    while (start >= 0 && mayBeLetter(text.charCodeAt(start))) start -= 1;
    if (start === index) continue;
    let end = index + 1;
    while (end < text.length && mayBeLetter(text.charCodeAt(end))) end += 1;
    if (end - start > MIN_LETTERS) return true;
  }
  return false;
}

/** Returns true if a UTF-16 unit may be a letter, a mark on one, or half of either. */
function mayBeLetter(unit: number): boolean {
  if (unit <= LAST_OF_ASCII) {
    const small = unit | TO_SMALL;
    return small >= SMALL_A && small <= SMALL_Z;
  }
  return unit !== NO_BREAK_SPACE && (unit < FIRST_SIGN || unit > LAST_SIGN);
}
