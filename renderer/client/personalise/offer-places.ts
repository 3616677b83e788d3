/** The zone of the page's main header, whose default is shown at once. */
const HEADER_ZONE = '[data-zone="mainHeaderZone"]';

/**
 * Shows one option of a place, and takes the others out of the document. A content that the place
 * does not have shows the default, as an empty one does, and so does a header once something of the
 * page has been painted. Returns true if what is shown is that content.
 */
export function showOffer(place: HTMLElement, content: string, isPainted: boolean): boolean {
  const options = [...place.querySelectorAll<HTMLElement>(':scope > .slot > .offer')];
  const isOwn = ({ dataset }: HTMLElement) => dataset['contents']?.split(' ').includes(content);
  const mayChange = !(isPainted && place.closest(HEADER_ZONE)) && options.some(isOwn);
  if (isPainted && options.length > 1) keepHeight(place);
  for (const option of options) {
    if (mayChange ? isOwn(option) : !option.hasAttribute('inert')) option.removeAttribute('inert');
    else option.parentElement?.remove();
  }
  place.removeAttribute('data-waits');
  return mayChange;
}

/**
 * A place below the window takes the height of what it shows. One above or in it keeps its own, as
 * what stands behind it would move before the visitor's eyes; until the window has another size.
 */
function keepHeight(place: HTMLElement): void {
  const { style } = place;
  const { top, height } = place.getBoundingClientRect();
  if (top >= innerHeight) return;
  style.minBlockSize = `${height}px`;
  addEventListener('resize', () => (style.minBlockSize = ''));
}
