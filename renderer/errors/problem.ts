import type { Problem } from '#schemas/problems/problem.ts';

export type { Problem };

/** Takes a problem where it is found. Called once for each. */
export type ReportProblem = (problem: Problem) => void;

/** A problem as one block of text for a log. */
export function describeProblem({ code, pointer, message, fix }: Problem): string {
  return `${message} ${fix} (${code}${pointer ? `, ${pointer}` : ''})`;
}
