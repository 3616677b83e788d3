import type { FittedPage } from '#schemas/page-limits.ts';

/** A page of no more than this takes less than one slice, so there is nothing to cut. */
const MAX_VALUES_AT_ONCE = 5_000;
const MAX_TEXT_AT_ONCE = 100_000;

/**
 * Returns true if the work for a page is cut into slices: that for 200 list items of ordinary
 * components is not, that for 400 is.
 */
export function isLarge({ size, values }: Pick<FittedPage, 'size' | 'values'>): boolean {
  return values > MAX_VALUES_AT_ONCE || size.text > MAX_TEXT_AT_ONCE;
}
