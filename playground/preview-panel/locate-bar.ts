import type { Box } from '../preview/protocol.ts';
import type { Size } from './frame-size.ts';

/** Everything that the place of a bar depends on, in pixels of the canvas around the page. */
export interface BarSurroundings {
  /** The outline of the selected component. */
  readonly box: Box;
  /** The text in it that is being written. */
  readonly text?: Box;
  /** The space that the outline's own label takes above it. */
  readonly labelHeight: number;
  /** The page, as much of it as the canvas shows. */
  readonly page: Box;
  readonly canvas: Size;
  readonly bar: Size;
}

/**
 * The place of a bar: the distance of its nearer edge from the top or the bottom of the canvas, so
 * that it grows away from the component.
 */
export interface BarPlace {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

const GAP_PX = 6;
const MARGIN_PX = 8;

/**
 * Locates a bar below a component, else above it, and within its lower edge where it takes all of
 * the height, or its upper edge where a text is being written there. Returns undefined where
 * nothing of the component is in sight.
 */
export function locateBar(surroundings: BarSurroundings): BarPlace | undefined {
  const { box, text, labelHeight, page, canvas, bar } = surroundings;
  const visible = findCommonBox(box, page);
  if (!visible) return undefined;
  const left = clamp(visible.x, MARGIN_PX, canvas.width - bar.width - MARGIN_PX);
  const below = box.y + box.height + GAP_PX;
  if (below >= page.y && below + bar.height <= canvas.height - MARGIN_PX) {
    return { left, top: below };
  }
  const above = box.y - labelHeight - GAP_PX;
  if (above - bar.height >= page.y) return { left, bottom: canvas.height - above };
  const inside = { x: left, y: canvas.height - MARGIN_PX - bar.height, ...bar };
  const isInTheWay = text !== undefined && findCommonBox(text, inside) !== undefined;
  return isInTheWay ? { left, top: page.y + MARGIN_PX } : { left, bottom: MARGIN_PX };
}

/** The part that two boxes have in common; undefined where there is none. */
export function findCommonBox(one: Box, other: Box): Box | undefined {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Moves a value into a range; to its beginning where the range is too small. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
