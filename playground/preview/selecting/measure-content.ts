import type { Box } from '../protocol.ts';

/**
 * Returns the box of the content of a slot, since the slot may have no box of its own; undefined
 * where it shows nothing.
 */
export function measureContent(slot: Element): Box | undefined {
  if (!slot.isConnected) return undefined;
  const range = slot.ownerDocument.createRange();
  range.selectNodeContents(slot);
  const { x, y, width, height } = range.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
