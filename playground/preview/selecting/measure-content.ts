import type { Box } from '../protocol.ts';

/**
 * Returns the box of the content of a slot, since the slot may have no box of its own; undefined
 * where it shows nothing.
 */
export function measureContent(slot: Element): Box | undefined {
  return measure(slot, (range) => range.selectNodeContents(slot));
}

/** Returns the box of an element itself; undefined where it is not shown. */
export function measureElement(element: Element): Box | undefined {
  return measure(element, (range) => range.selectNode(element));
}

function measure(element: Element, mark: (range: Range) => void): Box | undefined {
  if (!element.isConnected) return undefined;
  const range = element.ownerDocument.createRange();
  mark(range);
  const { x, y, width, height } = range.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
