import { unexpectedError } from '../errors/index.ts';
import type { Platform } from '../platform/index.ts';

/**
 * The last handler of a window: whatever nobody caught is reported once, and shown to nobody. Returns what
 * removes it again.
 */
export function reportUncaught(
  window: Window & typeof globalThis,
  { report }: Pick<Platform, 'report'>,
): () => void {
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    report(unexpectedError(event.error ?? event.message));
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    report(unexpectedError(event.reason));
  };

  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
