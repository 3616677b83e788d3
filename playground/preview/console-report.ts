import type { LoggedMessage } from '../environment/collect-messages.ts';
import type { ConsoleMessage } from './protocol.ts';

interface ConsoleReportOptions {
  readonly read: () => readonly LoggedMessage[];
  readonly post: (message: ConsoleMessage) => void;
  /** Does a task a little later. */
  readonly later: (task: () => void) => void;
}

/**
 * Makes the function that posts what the console of a preview has said. What is said in the
 * meantime goes along: a component that fails in every frame of the screen floods no editor.
 */
export function createConsoleReport({ read, post, later }: ConsoleReportOptions): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    later(() => {
      isScheduled = false;
      post({ type: 'vitrine:console', messages: read() });
    });
  };
}
