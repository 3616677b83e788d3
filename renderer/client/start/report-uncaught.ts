import type { ReportProblem } from '../../errors/index.ts';
import { unexpectedError } from '../../errors/unexpected-error.ts';

/**
 * The last handler of a window: whatever nobody caught is reported once, and shown to nobody. The
 * signal removes it again.
 */
export function reportUncaught(
  window: Window & typeof globalThis,
  report: ReportProblem,
  signal: AbortSignal,
): void {
  const take = (event: Event, cause: unknown) => {
    event.preventDefault();
    report(unexpectedError(cause));
  };
  window.addEventListener('error', (event) => take(event, event.error ?? event.message), {
    signal,
  });
  window.addEventListener('unhandledrejection', (event) => take(event, event.reason), { signal });
}
