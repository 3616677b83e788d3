import { inject } from 'vitest';

/**
 * Returns how many values a property test tries: in `npm test` as many as see a fault, and in the
 * deep tests many.
 */
export function countRuns(count: number, deepCount: number): number {
  return inject('isDeep') ? deepCount : count;
}
