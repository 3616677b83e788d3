/** A GET that is under way. */
export interface Flight {
  readonly key: string;
  readonly url: string;
  /**
   * Returns true while its answer may still be stored: nothing has changed it meanwhile, and the
   * one who asked is still the same.
   */
  readonly isCurrent: () => boolean;
  /** Resolves once its answer is stored, or never will be, or nobody is to wait for it longer. */
  readonly over: Promise<void>;
  /** Has nobody wait for it any more; its answer may still be stored. */
  readonly stopLeading: () => void;
  readonly end: () => void;
}

/** The GETs that are under way. */
export interface Flights {
  /** One that `leads` is waited for by equal ones that begin later. */
  readonly start: (flight: Pick<Flight, 'key' | 'url'>, leads: boolean) => Flight;
  readonly leader: (key: string) => Flight | undefined;
  /**
   * Releases those that match: their answers are not stored, and nobody waits for them any more.
   */
  readonly release: (isReleased: (key: string, url: string) => boolean) => void;
}

export function createFlights(): Flights {
  const underWay = new Map<Flight, () => void>();
  const leaders = new Map<string, Flight>();

  return {
    start({ key, url }, leads) {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      let isCurrent = true;
      const stopLeading = () => {
        if (leaders.get(key) === flight) leaders.delete(key);
        resolve();
      };
      const end = () => {
        underWay.delete(flight);
        stopLeading();
      };
      const flight: Flight = { key, url, over, stopLeading, end, isCurrent: () => isCurrent };
      underWay.set(flight, () => {
        isCurrent = false;
        end();
      });
      if (leads) leaders.set(key, flight);
      return flight;
    },
    leader: (key) => leaders.get(key),
    release(isReleased) {
      for (const [{ key, url }, release] of underWay) if (isReleased(key, url)) release();
    },
  };
}
