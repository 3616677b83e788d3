/** Lets so many calls through in a window of time; `now` in milliseconds. */
export function createRateLimit(maxCalls: number, windowMs: number, now: () => number) {
  let calls: readonly number[] = [];
  return (): boolean => {
    const start = now() - windowMs;
    calls = calls.filter((time) => time > start);
    if (calls.length >= maxCalls) return false;
    calls = [...calls, now()];
    return true;
  };
}
