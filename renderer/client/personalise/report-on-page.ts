/**
 * Tells what became of the offers of a page: as an event of the page's element, and as a mark,
 * which a recording of the browser shows among the other steps of the page.
 */
export function reportOnPage(
  page: HTMLElement,
  name: 'offers-decided' | 'offers-late',
  detail: object,
): void {
  const options = { bubbles: true, detail };
  performance.mark(name, options);
  page.dispatchEvent(new CustomEvent(name, options));
}
