import type { Problem } from './problem.ts';

/** Beside the problems and never in them: a problem travels in the plan, what it came of must not. */
const causes = new WeakMap<Problem, object>();

/** Notes the cause of a problem, for a log. A cause that is a text stands in the problem's message already. */
export function withCause(problem: Problem, cause: unknown): Problem {
  if (typeof cause === 'object' && cause !== null) causes.set(problem, cause);
  return problem;
}

/** What was thrown, with its stack; undefined where nothing was. Not for pages or messages to them. */
export function causeOf(problem: Problem): object | undefined {
  return causes.get(problem);
}
