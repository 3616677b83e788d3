import type { Problem } from './problem.ts';

/** Codes of problems that the outside world caused: the same page may be whole a second later. */
const TRANSIENT_CODES = new Set([
  'cms-data-failed',
  'component-not-loaded',
  'macro-request-failed',
  'page-request-failed',
  'search-request-failed',
  'unexpected-error',
]);

/** Returns true if a problem may be gone at the next try, although nobody corrects anything. */
export function isTransient({ code, severity }: Problem): boolean {
  return severity === 'error' && TRANSIENT_CODES.has(code);
}
