/** A number, or undefined where some are left out. */
export type PageNumber = number | undefined;

/**
 * The pages that a visitor may want next: the first, the last, and those beside the present one.
 */
export function listNearbyPages(page: number, last: number): PageNumber[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((each) => each >= 1 && each <= last)
    .toSorted((one, other) => one - other);
  return wanted.flatMap((each, index): PageNumber[] => {
    const before = wanted[index - 1] ?? 0;
    if (each - before === 1) return [each];
    // One number takes no more room than the sign that it is missing.
    return each - before === 2 ? [each - 1, each] : [undefined, each];
  });
}
