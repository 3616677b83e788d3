/** A person who types without a pause waits no longer than this for the rest of the tool. */
const MAX_WAIT_MS = 1_000;
/** The pause in browsers that do not tell when they are idle. */
const PAUSE_MS = 50;

/**
 * Resolves when the window has painted its present state and has nothing else to do, such as to
 * answer a key.
 */
export function waitForIdle(window: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    } else {
      setTimeout(resolve, PAUSE_MS);
    }
  });
}
