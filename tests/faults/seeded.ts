import { sample, shuffledSubarray } from 'fast-check';

/**
 * The seed of the order of faults: the one of the day in the deep tests, else the same in every
 * run. PROPERTY_SEED chooses another.
 */
export const SEED = Number(process.env['DEEP_SEED'] ?? process.env['PROPERTY_SEED'] ?? 20_261_122);

/** All of them in an order by chance, or so many. */
export function shuffled<Value>(values: readonly Value[], count = values.length): Value[] {
  const limits = { minLength: Math.min(count, values.length), maxLength: count };
  return sample(shuffledSubarray([...values], limits), { seed: SEED, numRuns: 1 })[0] ?? [];
}

/** The deep tests try all of them, `npm test` a sample. */
export const IS_DEEP = process.env['DEEP_SEED'] !== undefined;
