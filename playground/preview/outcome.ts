import type { Problem } from '#renderer';

/** What a preview tells the window around it once: which faults its scenario has, or why it cannot be shown. */
export interface Outcome {
  readonly type: 'vitrine:outcome';
  readonly faults: readonly string[];
  readonly failure?: string;
}

const MAX_FAULTS = 5_000;

/** Tells the window around, where there is one of this site; a sandboxed document knows the site by its address. */
export function tellOutcome(window: Window, faults: readonly Problem[], failure?: string): void {
  if (window.parent === window) return;
  const outcome: Outcome = {
    type: 'vitrine:outcome',
    faults: faults.map(({ code }) => code),
    ...(failure !== undefined && { failure }),
  };
  window.parent.postMessage(outcome, window.location.origin);
}

/** Whether what arrived has the shape of an outcome. */
export function isOutcome(data: unknown): data is Outcome {
  if (typeof data !== 'object' || data === null) return false;
  const { type, faults, failure } = data as Partial<Record<string, unknown>>;
  return (
    type === 'vitrine:outcome' &&
    Array.isArray(faults) &&
    faults.length <= MAX_FAULTS &&
    faults.every((code) => typeof code === 'string') &&
    (failure === undefined || typeof failure === 'string')
  );
}
