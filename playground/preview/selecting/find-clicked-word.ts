/** More than a word has, and less than a message should carry. */
const MAX_CHARACTERS = 100;
const SPACE = /[ \t\n\r]/;

/**
 * Finds the word of a page at a point of its window, up to the next ordinary spaces. A figure with
 * its unit is one word, as no line ends in it. Undefined where there is no text.
 */
export function findClickedWord(
  document: Document,
  { x, y }: { readonly x: number; readonly y: number },
): string | undefined {
  const range = document.caretRangeFromPoint(x, y);
  const node = range?.startContainer;
  if (!range || node?.nodeType !== document.TEXT_NODE) return undefined;
  const text = node.textContent ?? '';
  let [start, end] = [range.startOffset, range.startOffset];
  while (start > 0 && !SPACE.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !SPACE.test(text.charAt(end))) end += 1;
  const word = text.slice(start, end);
  return word === '' || word.length > MAX_CHARACTERS ? undefined : word;
}
