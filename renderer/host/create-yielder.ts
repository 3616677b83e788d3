/**
 * Makes turns of the event loop for all who share it: each turn lets one go on, and everything else
 * that waits comes before the next. Else the work of a hundred pages would run in one go, each with
 * a pause to itself. Immediates run after the sockets on which something has arrived; timers would
 * come too early. Only a window, in which tests render, has no immediates and no sockets either.
 */
export function createYielder(
  defer: (task: () => void) => void = (task) => void (globalThis.setImmediate ?? setTimeout)(task),
): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const letOneGo = () => {
    waiting.shift()?.();
    if (waiting.length > 0) defer(letOneGo);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) defer(letOneGo);
    });
}
