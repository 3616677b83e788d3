import type { FittedPage } from '#schemas/page-limits.ts';

/** A page of no more than this is made at once: others wait less for it than for the cuts. */
const MAX_ITEMS_AT_ONCE = 200;
const MAX_TEXT_AT_ONCE = 100_000;
const MAX_VALUES_AT_ONCE = 10_000;

/** Whether the work for a page is cut into slices. */
export function isLarge({ size, values }: Pick<FittedPage, 'size' | 'values'>): boolean {
  const { items, text } = size;
  return items > MAX_ITEMS_AT_ONCE || text > MAX_TEXT_AT_ONCE || values > MAX_VALUES_AT_ONCE;
}
