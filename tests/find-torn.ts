import type { Page } from 'playwright';

/**
 * Every word and figure that a line tears: one that goes on in the next line though nothing at its
 * end says so, and every amount, share or date with a line's end inside it. Looks at what the
 * selector finds.
 */
export async function findTorn(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate(tornIn, selector);
}

/**
 * The same in the present window. Needs nothing around it, so that Playwright can run it in its
 * own.
 */
export function tornIn(selector: string): string[] {
  const range = document.createRange();
  const MAY_END_A_LINE = /[\u00AD\u200B\u2010–—\-/|·]/;
  const FIGURE =
    /[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?[%‰€$£]|\d{1,3}(?:\s\d{3})+(?!\d)|\d{1,2}\.?\s\p{L}{3,9}\.?\s20\d\d/gu;

  const linesIn = (node: Node, start: number, end: number): number => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(rects.map(({ top }) => Math.round(top))).size;
  };
  /** The last one: a hyphen that shows at a line's end counts as the letter's behind it. */
  const topOf = (node: Node, place: number): number | undefined => {
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return [...range.getClientRects()].findLast(({ width }) => width > 0)?.top;
  };
  const isTorn = (node: Node, text: string, start: number): boolean => {
    if (linesIn(node, start, start + text.length) < 2) return false;
    for (let index = 1; index < text.length; index += 1) {
      if (MAY_END_A_LINE.test(text.slice(index - 1, index + 1))) continue;
      const [before, behind] = [topOf(node, start + index - 1), topOf(node, start + index)];
      const isNext = before !== undefined && behind !== undefined && Math.abs(behind - before) > 4;
      if (isNext) return true;
    }
    return false;
  };

  /** Returns true if only a screen reader has it: it is clipped to nothing. */
  const isForEars = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));

  const torn: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || !holder.closest(selector) || holder.closest('script, style'))
      continue;
    if (isForEars(holder)) continue;
    // An address of mail is no word: it goes on wherever the line ends.
    for (const { 0: word, index } of text.matchAll(/(?<![^ \t\n])[^ \t\n@]+(?![^ \t\n])/g)) {
      if (isTorn(node, word, index)) torn.push(`torn: ${word}`);
    }
    for (const { 0: figure, index } of text.matchAll(FIGURE)) {
      if (linesIn(node, index, index + figure.length) > 1) torn.push(`torn: ${figure}`);
    }
  }
  return torn;
}
