import type { Problem } from '#schemas/problems/problem.ts';

/** Codes of problems that the outside world caused: the same page may be whole a second later. */
const TRANSIENT_CODES = new Set([
  'cms-data-failed',
  'component-not-loaded',
  'macro-request-failed',
  'page-request-failed',
  'search-request-failed',
  'unexpected-error',
]);

export type { Problem };

/** Takes a problem where it is found. Called once for each. */
export type ReportProblem = (problem: Problem) => void;

/** A problem as one block of text for a log. */
export function describeProblem({ code, pointer, message, fix }: Problem): string {
  return `${message} ${fix} (${code}${pointer ? `, ${pointer}` : ''})`;
}

/** Returns true if a problem may be gone at the next try, although nobody corrects anything. */
export function isTransient({ code, severity }: Problem): boolean {
  return severity === 'error' && TRANSIENT_CODES.has(code);
}
