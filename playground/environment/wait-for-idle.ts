/** Whoever types on and on waits for the rest of the tool no longer than this. */
const MAX_WAIT_MS = 1_000;
/** In browsers that do not tell when they have nothing to do. */
const PAUSE_MS = 50;

/**
 * When the window has painted what there is and has nothing else to do, such as to answer a key.
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
