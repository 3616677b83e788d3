import type { PlacedProblem } from '../../state/document/check-text.ts';

type Problems = readonly PlacedProblem[];

const NONE: Problems = [];
const byPointer = new WeakMap<Problems, ReadonlyMap<string, Problems>>();
const compared = new WeakMap<Problems, string>();

/**
 * Finds the problems that a document has at one place. They are grouped only once for each list.
 */
export function findProblems(problems: Problems, pointer: string): Problems {
  if (problems.length === 0) return NONE;
  const known = byPointer.get(problems) ?? Map.groupBy(problems, (each) => each.pointer);
  byPointer.set(problems, known);
  return known.get(pointer) ?? NONE;
}

/** Counts the problems inside of a place, without those at the place itself. */
export function countInnerProblems(problems: Problems, pointer: string): number {
  const inside = `${pointer}/`;
  return problems.reduce((count, each) => count + Number(each.pointer.startsWith(inside)), 0);
}

/**
 * Returns the texts of problems without their places, for comparison: problems with the same words
 * need not be shown again, wherever they stand in the text by now.
 */
export function joinMessages(problems: Problems): string {
  if (problems.length === 0) return '';
  const known = compared.get(problems);
  if (known !== undefined) return known;
  const wording = JSON.stringify(problems.map(({ place: _place, ...problem }) => [problem]));
  compared.set(problems, wording);
  return wording;
}
