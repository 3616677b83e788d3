/** One thing that was measured, and how large it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'count' | 'kB' | 'MB';
  /** The same work done in the plainest way, in the same run; left out where the value itself is bounded. */
  readonly baseline?: number;
  /** The most that value divided by baseline, or value alone, may be. */
  readonly bound: number;
}

/** What is held against the bound. */
export function ratioOf({ value, baseline }: Figure): number {
  return baseline === undefined ? value : value / baseline;
}

export function isWithin(figure: Figure): boolean {
  // A measurement that went wrong is NaN, which is within nothing.
  return ratioOf(figure) <= figure.bound;
}

/** What one instrument measures. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** Lines to print below the table. */
  readonly notes: readonly string[];
}
