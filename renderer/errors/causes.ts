import type { Problem } from './problem.ts';

/**
 * Causes stand beside the problems and never in them: a problem travels in the plan, its cause must
 * not.
 */
const causes = new WeakMap<Problem, object>();

/**
 * Notes the cause of a problem, for a log. A cause that is a text stands in the problem's message
 * already.
 */
export function attachCause(problem: Problem, cause: unknown): Problem {
  if (typeof cause === 'object' && cause !== null) causes.set(problem, cause);
  return problem;
}

/**
 * What was thrown, with its stack; undefined where nothing was. It may be logged, never shown on a
 * page.
 */
export function getCause(problem: Problem): object | undefined {
  return causes.get(problem);
}

/** What a thrown value says. */
export function getReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
