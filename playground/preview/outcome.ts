import type { Problem } from '#renderer';

/**
 * The message that a preview posts once to the window around it: the problems of its scenario, or
 * the reason why it cannot be shown.
 */
export interface Outcome {
  readonly type: 'vitrine:outcome';
  /** The codes of the problems. */
  readonly problems: readonly string[];
  readonly failure?: string;
}

const MAX_PROBLEMS = 5_000;

/**
 * Posts the outcome to the window around, if that is of this site; a sandboxed document knows the
 * site by its address.
 */
export function postOutcome(window: Window, problems: readonly Problem[], failure?: string): void {
  if (window.parent === window) return;
  const outcome: Outcome = {
    type: 'vitrine:outcome',
    problems: problems.map(({ code }) => code),
    ...(failure !== undefined && { failure }),
  };
  window.parent.postMessage(outcome, window.location.origin);
}

/** Returns true if a value has the shape of an outcome. */
export function isOutcome(data: unknown): data is Outcome {
  if (typeof data !== 'object' || data === null) return false;
  const { type, problems, failure } = data as Partial<Record<string, unknown>>;
  return (
    type === 'vitrine:outcome' &&
    Array.isArray(problems) &&
    problems.length <= MAX_PROBLEMS &&
    problems.every((code) => typeof code === 'string') &&
    (failure === undefined || typeof failure === 'string')
  );
}
