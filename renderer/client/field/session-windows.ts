/** A shift of the layout that nobody has caused, as browsers report it. */
export interface Shift {
  readonly value: number;
  /** Milliseconds. */
  readonly startTime: number;
}

const MAX_GAP_MS = 1_000;
const MAX_WINDOW_MS = 5_000;

/**
 * Adds up shifts by session windows: of at most 5 s, with gaps of less than 1 s. The layout shift
 * of a page is that of its worst window (web.dev/articles/cls).
 */
export function createSessionWindows<Entry extends Shift>() {
  let first = -Infinity;
  let last = -Infinity;
  let sum = 0;
  let largest: Entry | undefined;
  let worst: { readonly value: number; readonly largest: Entry | undefined } = {
    value: 0,
    largest: undefined,
  };
  return {
    add: (entry: Entry): void => {
      const { startTime, value } = entry;
      const isSame = startTime - last < MAX_GAP_MS && startTime - first < MAX_WINDOW_MS;
      if (!isSame) {
        first = startTime;
        sum = 0;
        largest = undefined;
      }
      last = startTime;
      sum += value;
      if (value > (largest?.value ?? 0)) largest = entry;
      if (sum > worst.value) worst = { value: sum, largest };
    },
    /** The sum of the worst window, and the largest shift in it. */
    worst: () => worst,
  };
}
