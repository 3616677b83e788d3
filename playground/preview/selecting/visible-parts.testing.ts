/**
 * A text, an image or a link that a person sees, with a point of the window at which nothing else
 * is to be seen.
 */
export interface VisiblePart {
  /** A text as it reads, or an address. */
  readonly written: string;
  readonly x: number;
  readonly y: number;
}

/** The points that are tried, as shares of the width and the height of a box. */
const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
const MIN_SIZE = 3;

/** For tests: scrolls to one part of the page after the other. */
export function* visibleParts(page: Element): Generator<VisiblePart> {
  for (const element of page.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const range of textsIn(element)) {
      const point = pointOf(range, (pile) => pile.includes(element));
      if (point) yield { written: range.toString(), ...point };
    }
    const point = isPicture(element)
      ? pointOf(element, (pile, at) => pile.includes(element) && !hasText(pile, at))
      : pointOf(element, (pile, at) => pile.includes(element) && isBare(pile, at));
    const address = element.getAttribute(isPicture(element) ? 'src' : 'href');
    if (point && address && (isPicture(element) || element.tagName === 'A')) {
      yield { written: address, ...point };
    }
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf(
  target: Element | Range,
  isSeen: (pile: readonly Element[], at: Point) => boolean,
): Point | undefined {
  return [...target.getClientRects()]
    .filter(({ width, height }) => width >= MIN_SIZE && height >= MIN_SIZE)
    .flatMap(({ left, top, width, height }) =>
      PARTS.map((part) => ({ x: left + width * part, y: top + height * part })),
    )
    .find((at) => isSeen(document.elementsFromPoint(at.x, at.y), at));
}

/** The texts between the elements of an element. */
function textsIn(element: Element): Range[] {
  const ranges: Range[] = [];
  let isOpen = false;
  for (const node of element.childNodes) {
    if (node instanceof Element) isOpen = false;
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const range = isOpen ? ranges.at(-1) : document.createRange();
    if (!range) continue;
    if (!isOpen) {
      range.setStartBefore(node);
      ranges.push(range);
    }
    range.setEndAfter(node);
    isOpen = true;
  }
  return ranges;
}

function hasText(pile: readonly Element[], { x, y }: Point): boolean {
  return pile
    .flatMap(textsIn)
    .some((range) =>
      [...range.getClientRects()].some(
        ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
      ),
    );
}

function isBare(pile: readonly Element[], at: Point): boolean {
  return !pile.some(isPicture) && !hasText(pile, at);
}

function isPicture(element: Element): boolean {
  return element.tagName === 'IMG';
}
