const TICK_MS = 20;

/**
 * Measures how much later than due this process does things, in milliseconds: another one has the
 * processor, or its own work takes it. A time that was measured by the wall clock on a busy machine
 * is right once this is subtracted.
 */
export function measureLag(): { readonly stop: () => number } {
  let lagMs = 0;
  let dueAt = performance.now() + TICK_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lagMs += Math.max(0, now - dueAt);
    dueAt = now + TICK_MS;
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return lagMs + Math.max(0, performance.now() - dueAt);
    },
  };
}
