import { findNearest } from './nearest.ts';
import { describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A list has something twice that may be there once. `first` is the place of the first one. */
export function listedTwice(value: string, pointer: string, first: string): Problem {
  return {
    code: 'listed-twice',
    severity: 'error',
    pointer,
    message: `Listed twice: ${describeFoundValue(value)}. It stands at ${first} already.`,
    fix: 'Remove one of the two, or give it a name of its own.',
    found: describeFoundValue(value),
  };
}

/** A link belongs to a filter that its list does not have. */
export function unknownFilter(filter: string, pointer: string, known: readonly string[]): Problem {
  const suggestion = findNearest(filter, known);
  return {
    code: 'unknown-filter',
    severity: 'warning',
    pointer,
    message: `Unknown filter: ${describeFoundValue(filter)}. The link shows only while no filter is chosen.`,
    fix: `Use one of: ${known.join(', ')}.`,
    expected: `one of: ${known.join(', ')}`,
    found: describeFoundValue(filter),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A list that belongs to the criteria of a comparison has more or fewer items than those. */
export function unevenValues(count: number, criteria: number, pointer: string): Problem {
  return {
    code: 'uneven-values',
    severity: 'warning',
    pointer,
    message: `Uneven values: a list of ${count} stands beside ${criteria} criteria.`,
    fix:
      count < criteria
        ? 'Add what is missing: until then a dash stands in its place.'
        : 'Remove what is too many: it does not show.',
    expected: `a list of ${criteria}`,
    found: `a list of ${count}`,
  };
}
