/** Whose turn it is: the newest ends the one before. */
interface AbortScope {
  /** Ends what is under way, and begins; the signal ends with the turn. */
  readonly begin: () => AbortSignal;
  /** Ends what is under way. */
  readonly takeOver: () => void;
  /** Nothing is under way any more: to abort it would cost as much as what it did. */
  readonly end: () => void;
}

export function createAbortScope(): AbortScope {
  let underWay: AbortController | undefined;
  const takeOver = () => underWay?.abort();

  return {
    begin() {
      takeOver();
      underWay = new AbortController();
      return underWay.signal;
    },
    takeOver,
    end() {
      underWay = undefined;
    },
  };
}
