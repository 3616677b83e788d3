import type { Problem } from '#renderer';

/**
 * What a preview posts once to the window around it: which problems its scenario has, or why it
 * cannot be shown.
 */
export interface Outcome {
  readonly type: 'vitrine:outcome';
  /** Their codes. */
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

/** Whether what arrived has the shape of an outcome. */
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
