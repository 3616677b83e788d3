/** A value with how many scenarios have it. */
export interface Counted {
  readonly value: string;
  readonly count: number;
}

/** Every value once, in alphabetical order. */
export function countValues(values: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => (one.value < other.value ? -1 : 1));
}
