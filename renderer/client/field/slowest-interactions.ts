/** An event that belongs to a click, a tap or a key, as browsers report it. */
export interface InteractionEntry {
  /** The same for all events of one interaction. */
  readonly interactionId: number;
  /** Milliseconds from the input to the next paint. */
  readonly duration: number;
}

/** Beyond the slowest ten, none can be the one that counts until there were 500. */
const MAX_SLOWEST = 10;

/** One interaction in fifty may be slower than the one that counts. */
const OUTLIERS = 50;

/** Browsers count interactions in steps of seven. */
const ID_STEP = 7;

/**
 * Finds the interaction whose time counts: the slowest, or after each further 50 interactions the
 * next slower one, so that a single outlier does not decide (web.dev/articles/inp).
 */
export function createSlowestInteractions<Entry extends InteractionEntry>() {
  let slowest: readonly Entry[] = [];
  let smallest = Infinity;
  let greatest = 0;
  return {
    add: (entry: Entry): void => {
      const { interactionId, duration } = entry;
      if (interactionId === 0) return;
      smallest = Math.min(smallest, interactionId);
      greatest = Math.max(greatest, interactionId);
      const before = slowest.find((each) => each.interactionId === interactionId);
      if (before && before.duration >= duration) return;
      slowest = [...slowest.filter((each) => each !== before), entry]
        .toSorted((one, other) => other.duration - one.duration)
        .slice(0, MAX_SLOWEST);
    },
    /** `count` is what the browser says; left out, it is estimated by the ids. */
    find: (count = greatest === 0 ? 0 : (greatest - smallest) / ID_STEP + 1): Entry | undefined =>
      slowest[Math.min(slowest.length - 1, Math.floor(count / OUTLIERS))],
  };
}
