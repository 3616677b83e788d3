/** Ends one turn. Called twice it counts once. */
export type EndTurn = () => void;

/** Lets few at a time do something, in the order they asked. */
export interface Queue {
  /**
   * Calls `begin` when it is its turn. The returned function ends the turn, or leaves the queue if
   * the turn has not come yet.
   */
  readonly ask: (begin: () => void) => EndTurn;
}

/** Makes a queue with so many places. */
export function createQueue(places: number): Queue {
  const waiting = new Set<() => void>();
  const busy = new Set<() => void>();

  const next = (): void => {
    for (const begin of waiting) {
      if (busy.size >= places) return;
      waiting.delete(begin);
      busy.add(begin);
      begin();
    }
  };

  return {
    ask(begin) {
      // One and the same function may ask several times.
      const own = () => begin();
      waiting.add(own);
      next();
      return () => {
        waiting.delete(own);
        if (busy.delete(own)) next();
      };
    },
  };
}
