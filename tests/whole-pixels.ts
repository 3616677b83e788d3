/** Describes where an element stands in its window and how large it is, in whole pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The box of an element or a range in whole pixels, the only unit that tests compare: fractions
 * differ with the fonts and the build of a browser. Needs nothing around it, so it also runs in a
 * window of Playwright: `locator.evaluate(boxOf)`.
 */
export function boxOf(element: Pick<Element, 'getBoundingClientRect'>): Box {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/**
 * Lists the pixels at which something may be that belongs at a place, when both were rounded, each
 * on its own.
 */
export function pixelsAround(place: number): number[] {
  const pixel = Math.round(place);
  return [pixel - 1, pixel, pixel + 1];
}

/** The very middle of an element, for pointing at it; what compares it rounds it. */
export function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
