import type { Page } from 'playwright';

/**
 * Every text, link, button and picture that an edge of the window cuts, and every button and link
 * whose own edges cut what it says. Half a pixel is no cut: that is what the rounding of a browser
 * may leave.
 */
export async function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(lookInside);
}

/** Runs inside the page, which clips what is too wide: a look at its scroll width would miss it. */
function lookInside(): string[] {
  const { clientWidth } = document.documentElement;
  /**
   * Returns true for elements that scroll, which show the rest as well, and for those that are only
   * there to be heard, which show nothing.
   */
  const mayStickOut = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, clipPath } = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowX) ||
      clipPath === 'inset(50%)' ||
      mayStickOut(element.parentElement)
    );
  };
  const sticksOut = ({ left, right, width }: DOMRect) =>
    width > 1 && (left < -0.5 || right > clientWidth + 0.5);

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = [...range.getClientRects()].some(sticksOut);
    if (isOut && !mayStickOut(text.parentElement)) found.push(`cut: ${text.textContent}`);
  }
  for (const element of document.querySelectorAll('a, button, img')) {
    if (sticksOut(element.getBoundingClientRect()) && !mayStickOut(element)) {
      found.push(`cut: ${element.outerHTML}`);
    }
  }
  for (const element of document.querySelectorAll('a, button')) {
    // A name that ends with dots on a button stands whole in the menu that the button opens.
    const menu = document.getElementById(element.getAttribute('popovertarget') ?? '');
    const isCut = [element, ...element.querySelectorAll('*')].some(
      (piece) =>
        piece.clientWidth > 1 &&
        piece.scrollWidth > piece.clientWidth + 1 &&
        getComputedStyle(piece).overflowX !== 'visible' &&
        !menu?.textContent.includes(piece.textContent),
    );
    if (isCut && element.checkVisibility()) found.push(`does not fit: ${element.textContent}`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) found.push('scrolls sideways');
  return found;
}
