import type { ScrollPosition } from '../protocol.ts';

/** A component of a page, and how far below the page's top it begins, in CSS pixels. */
export interface ComponentTop {
  readonly pointer: string;
  readonly top: number;
}

/** The components of a page from its top to its end, and how high the page is, in CSS pixels. */
export interface PageMeasure {
  readonly tops: readonly ComponentTop[];
  readonly height: number;
}

/**
 * Returns which component stands at the top of what is in sight, and how much of it has been
 * scrolled by. Above the first component that is a share of the site's own header.
 */
export function toScrollPosition({ tops, height }: PageMeasure, y: number): ScrollPosition {
  // A browser rounds what it is scrolled to.
  const index = tops.findLastIndex(({ top }) => top <= y + 1);
  const { pointer, top } = tops[index] ?? { top: 0 };
  const share = computeShare(y - top, (tops[index + 1]?.top ?? height) - top);
  return pointer === undefined ? { share } : { pointer, share };
}

/**
 * Returns how far a page has to be scrolled so that it stands in the same way, in CSS pixels.
 * Returns undefined where it has no such component.
 */
export function toScrollOffset(
  { tops, height }: PageMeasure,
  { pointer, share }: ScrollPosition,
): number | undefined {
  const index = tops.findIndex((each) => each.pointer === pointer);
  if (pointer !== undefined && index < 0) return undefined;
  const top = tops[index]?.top ?? 0;
  return top + share * ((tops[index + 1]?.top ?? height) - top);
}

function computeShare(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}
