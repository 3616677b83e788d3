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
 * Returns the value that was thrown, with its stack; undefined where nothing was thrown. It may be
 * logged, never shown on a page.
 */
export function getCause(problem: Problem): object | undefined {
  return causes.get(problem);
}

/** Returns the message of an error, or any other thrown value as text. */
export function getReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
