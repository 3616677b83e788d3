/**
 * Resolves in a later turn of the event loop. It is a message and no timer: of timers that set each
 * other, browsers let each wait four milliseconds, a third of the time of a large page.
 */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // A port has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    port2.postMessage(undefined);
  });
}
