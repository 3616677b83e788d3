/** Work that is cut into slices leaves a turn between two of them, and no more. */
const CALM_TURNS = 5;

const LONG_TURN_MS = 0.5;

/**
 * Resolves once nothing is left to do in this thread, with the moment since when that is so. Work
 * that goes on in slices after somebody has said to be ready counts as well.
 */
export async function threadFree(): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let freeSince = performance.now();
  let before = freeSince;
  for (let calm = 0; calm < CALM_TURNS; calm += 1) {
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(0);
    });
    const now = performance.now();
    if (now - before > LONG_TURN_MS) {
      calm = 0;
      freeSince = now;
    }
    before = now;
  }
  port1.close();
  return freeSince;
}
