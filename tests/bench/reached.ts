const RATIOS: Readonly<Record<string, number>> = {};

/**
 * What holds where a goal is out of reach so far, by row: a little more than the worst of some runs on a quiet machine. What
 * stands in the way is in docs/performance.md. A goal that is reached leaves this list.
 */
export const REACHED: ReadonlyMap<string, { readonly reached: number }> = new Map(
  Object.entries(RATIOS).map(([name, reached]) => [name, { reached }]),
);
