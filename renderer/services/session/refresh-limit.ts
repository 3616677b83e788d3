import type { Host, StopTimer } from '../../host/index.ts';
import { MAX_REFRESHES, REFRESH_WINDOW_MS } from './claim-refresh.ts';

export interface RefreshLimit {
  /** Counts one more for a profile; false where there were too many lately. */
  readonly take: (profileId: string) => boolean;
  readonly dispose: () => void;
}

/** Counts this tab's requests by timers: a clock that somebody sets would miscount them. */
export function createRefreshLimit(host: Pick<Host, 'after'>): RefreshLimit {
  const taken = new Map<string, readonly StopTimer[]>();
  const takenFor = (id: string) => taken.get(id) ?? [];
  return {
    take(id) {
      if (takenFor(id).length >= MAX_REFRESHES) return false;
      const forget = () =>
        taken.set(
          id,
          takenFor(id).filter((other) => other !== stop),
        );
      const stop = host.after(REFRESH_WINDOW_MS, forget);
      taken.set(id, [...takenFor(id), stop]);
      return true;
    },
    dispose: () => taken.forEach((stops) => stops.forEach((stop) => stop())),
  };
}
