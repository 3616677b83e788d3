/** One thing that was measured, and how large it may be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'count' | 'kB' | 'MB';
  /**
   * The same work done in the plainest way, in the same run; left out where the value itself is
   * bounded.
   */
  readonly baseline?: number;
  /**
   * The most that value divided by baseline, or value alone, may be; where it is a goal, the goal.
   */
  readonly bound: number;
  /** The bound that holds instead of a goal that is out of reach so far. */
  readonly reached?: number;
}

/** Returns the number that is compared with the bound. */
export function ratioOf({ value, baseline }: Figure): number {
  return baseline === undefined ? value : value / baseline;
}

export function isWithin(figure: Figure): boolean {
  // A measurement that went wrong is NaN, which is within nothing.
  return ratioOf(figure) <= (figure.reached ?? figure.bound);
}

/** The row of an instrument that could not measure anything, which is within no bound. */
export function toUnmeasured(instrument: string): Figure {
  return { name: `${instrument} could not be measured`, value: NaN, unit: 'count', bound: 0 };
}

/** Reads figures from their JSON, which has null in the place of NaN. */
export function parseFigures(json: string): readonly Figure[] {
  const figures = JSON.parse(json) as readonly (Omit<Figure, 'value'> & { value: number | null })[];
  return figures.map((figure) => ({ ...figure, value: figure.value ?? NaN }));
}

/** Returns true if a goal is missed, by no more than it has been so far. */
export function isMissed(figure: Figure): boolean {
  return isWithin(figure) && ratioOf(figure) > figure.bound;
}

/** Holds the results of one instrument. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** Lines to print below the table. */
  readonly notes: readonly string[];
}
