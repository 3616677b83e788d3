const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARK = /\p{M}/gu;

/** Letters that are another way to write two, or one. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
]);

/**
 * A text as a search compares it: its words without accents, in small letters, with one space
 * between.
 */
export function toSearchText(text: string): string {
  return (text.match(WORD) ?? []).map(folded).filter(Boolean).join(' ');
}

/** The words of a text as a search compares them, each once. */
export function toSearchWords(text: string): string[] {
  return [...new Set(toSearchText(text).split(' '))].filter(Boolean);
}

/** A piece of a text. */
export interface TextPiece {
  readonly text: string;
  /** True if it is a word that begins with one of those that were searched for. */
  readonly isMatch: boolean;
}

/**
 * A text in pieces: the words that begin with one of the given ones, and what stands between them.
 */
export function matchWords(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!begins(folded(word), words)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

function begins(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => beginning !== '' && word.startsWith(beginning));
}

function folded(word: string): string {
  const bare = word.normalize('NFD').replace(MARK, '').toLowerCase();
  return bare.replace(/[ßœæø]/g, (letter) => LETTERS.get(letter) ?? letter);
}
