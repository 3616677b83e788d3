/** The place of an mbox on a page that a server rendered. */
export interface OfferPlace {
  readonly element: HTMLElement;
  readonly mbox: string;
  /** True where it holds the page's main header, whose default is shown at once. */
  readonly isHeader: boolean;
}

const HEADER_ZONE = '[data-zone="mainHeaderZone"]';

/** Finds the places of a page in which something is chosen. */
export function findOfferPlaces(page: ParentNode): OfferPlace[] {
  return [...page.querySelectorAll<HTMLElement>('.offers')].map((element) => ({
    element,
    mbox: element.dataset['mbox'] ?? '',
    isHeader: element.closest(HEADER_ZONE) !== null,
  }));
}

/**
 * Says that an answer is awaited. The default is hidden meanwhile, but for a header: nobody reads
 * what is taken away again.
 */
export function awaitOffer({ element, isHeader }: OfferPlace): void {
  element.dataset['waits'] = isHeader ? 'shown' : 'hidden';
}

export interface ShowOptions {
  /** The content that the visitor gets; undefined where the default is shown. */
  readonly content: string | undefined;
  /** True once something of the page has been painted. */
  readonly isPainted: boolean;
}

/**
 * Shows one option of a place, and takes the others out of the document. A content that the place
 * does not have shows the default, and so does a header that was painted already. Gives the content
 * that is shown where it is no default.
 */
export function showOffer(
  { element, isHeader }: OfferPlace,
  { content, isPainted }: ShowOptions,
): string | undefined {
  const options = [...element.querySelectorAll<HTMLElement>(':scope > .slot > .offer')];
  const isOwn = ({ dataset }: HTMLElement) =>
    content !== undefined && (dataset['contents'] ?? '').split(' ').includes(content);
  const mayChange = !(isHeader && isPainted) && options.some(isOwn);
  const isShown = mayChange ? isOwn : (option: HTMLElement) => !option.hasAttribute('inert');
  const others = options.filter((option) => !isShown(option));
  if (isPainted && others.length > 0) keepHeight(element);
  for (const option of options.filter(isShown)) {
    option.removeAttribute('inert');
    option.removeAttribute('aria-hidden');
  }
  for (const option of others) option.parentElement?.remove();
  delete element.dataset['waits'];
  return mayChange ? content : undefined;
}

/**
 * A place below the window takes the height of what it shows. One above or in it keeps its own, as
 * what stands behind it would move before the visitor's eyes; until the window has another size.
 */
function keepHeight(element: HTMLElement): void {
  const { defaultView: window } = element.ownerDocument;
  if (!window || element.getBoundingClientRect().top >= window.innerHeight) return;
  element.style.minBlockSize = window.getComputedStyle(element).blockSize;
  const release = () => void (element.style.minBlockSize = '');
  window.addEventListener('resize', release, { once: true });
}
