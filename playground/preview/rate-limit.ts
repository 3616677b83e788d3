/** Allows so many calls a second, and refuses those beyond. `now` is in milliseconds. */
export function createRateLimit(timesASecond: number, now: () => number): () => boolean {
  let windowBegan = Number.NEGATIVE_INFINITY;
  let used = 0;

  return () => {
    const present = now();
    if (present - windowBegan >= 1_000) {
      windowBegan = present;
      used = 0;
    }
    used += 1;
    return used <= timesASecond;
  };
}
