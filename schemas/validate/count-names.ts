const QUOTE = '"';
const BACKSLASH = 92;
const COLON = 58;
const SPACE = 32;

/**
 * Counts the properties that a JSON text writes down: texts that a colon follows. Jumps from quote
 * to quote.
 */
export function countNames(text: string): number {
  let count = 0;
  let start = text.indexOf(QUOTE);
  while (start !== -1) {
    let next = endOfText(text, start) + 1;
    while (text.charCodeAt(next) <= SPACE) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    start = text.indexOf(QUOTE, next);
  }
  return count;
}

/** The offset of the quote that closes a text: one that no odd number of backslashes precedes. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
    end = text.indexOf(QUOTE, end + 1);
  }
  return text.length;
}
