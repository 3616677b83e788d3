/** A text in three: together they are the text. */
export interface FoundFigure {
  readonly before: string;
  /** '' where there is none; all of the text is before it then. */
  readonly figure: string;
  readonly after: string;
}

const DIGIT = /\d/u;
const SIGN = /^[€$£]$/u;
const UNIT = /^[%€$£]/u;

/**
 * Finds the first figure of a text: a word with a digit, and a sign or unit that stands beside it,
 * as in 2.95%, € 500, 22 Uhr. Only a plain blank ends a word: in prepared texts a no-break space
 * holds a number and its sign or unit together.
 */
export function findFigure(text: string): FoundFigure {
  const words = text.split(' ');
  const at = words.findIndex((word) => DIGIT.test(word));
  if (at === -1) return { before: text, figure: '', after: '' };

  const first = SIGN.test(words[at - 1] ?? '') ? at - 1 : at;
  const end = UNIT.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const figure = words.slice(first, end).join(' ');
  const start = words
    .slice(0, first)
    .map((word) => `${word} `)
    .join('').length;
  return {
    before: text.slice(0, start),
    figure,
    after: text.slice(start + figure.length),
  };
}
