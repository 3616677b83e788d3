import type { Host, StopTimer } from '../../host/index.ts';
import { updateRefreshes } from './change-session.ts';
import { getRefreshes, type SessionData } from './session-data.ts';

/** No more requests than this are sent for a profile within `REFRESH_WINDOW_MS`. */
const MAX_REFRESHES = 3;

/** In milliseconds. */
const REFRESH_WINDOW_MS = 10_000;

/** By then a request of a tab that has closed or frozen has met its time limit, in milliseconds. */
const ABANDONED_AFTER_MS = 10_000;

/**
 * Notes that a request is sent for a profile now, or gives undefined where none may be: one is open
 * in another tab, or there were too many. Times that lie ahead say nothing, since the clock was set
 * back meanwhile; they are kept for pages that open.
 */
export function claimRefresh(data: SessionData, id: string, now: number): SessionData | undefined {
  const { times, open = false } = getRefreshes(data, id);
  const withinWindow = times.filter((time) => now - time < REFRESH_WINDOW_MS);
  const recent = withinWindow.filter((time) => time <= now);
  const last = recent.at(-1);
  const isOpen = open && last !== undefined && now - last < ABANDONED_AFTER_MS;
  if (isOpen || recent.length >= MAX_REFRESHES) return undefined;
  const noted = {
    times: [...withinWindow, now].slice(-MAX_REFRESHES),
    open: true,
    failed: false,
    unreached: false,
  };
  return updateRefreshes(data, id, noted);
}

export interface RefreshLimit {
  /** Takes note of the requests that this tab or another has sent meanwhile. */
  readonly see: (data: SessionData, now: number) => void;
  readonly allows: (data: SessionData, profileId: string) => boolean;
  /** Forgets the requests for a profile. */
  readonly forget: (profileId: string) => void;
  readonly dispose: () => void;
}

/**
 * Counts the requests of all tabs by timers of this one: a clock that somebody sets would miscount
 * them.
 */
export function createRefreshLimit(host: Pick<Host, 'after'>): RefreshLimit {
  const seen = new Map<string, readonly number[]>();
  const recent = createCounter(host, REFRESH_WINDOW_MS);
  const maybeOpen = createCounter(host, ABANDONED_AFTER_MS);

  return {
    see({ refreshes = [] }, now) {
      for (const { profileId, times } of refreshes) {
        const before = seen.get(profileId) ?? [];
        // A page that has just opened finds those of long ago as well; what lies ahead may have
        // been a moment ago.
        const isRecent = (time: number) => now - time < REFRESH_WINDOW_MS;
        const added = times.filter((time) => isRecent(time) && !before.includes(time));
        seen.set(profileId, times);
        added.forEach(() => recent.add(profileId));
        if (added.length > 0) maybeOpen.add(profileId);
      }
    },
    allows(data, id) {
      const isOpen = getRefreshes(data, id).open && maybeOpen.count(id) > 0;
      return !isOpen && recent.count(id) < MAX_REFRESHES;
    },
    forget(id) {
      recent.clear(id);
      maybeOpen.clear(id);
    },
    dispose() {
      recent.dispose();
      maybeOpen.dispose();
    },
  };
}

interface Counter {
  readonly add: (id: string) => void;
  readonly count: (id: string) => number;
  readonly clear: (id: string) => void;
  readonly dispose: () => void;
}

/** Counts what was added within so many milliseconds. */
function createCounter(host: Pick<Host, 'after'>, withinMs: number): Counter {
  const stops = new Map<string, Set<StopTimer>>();
  const clear = (id: string) => {
    stops.get(id)?.forEach((stop) => stop());
    stops.delete(id);
  };
  return {
    count: (id) => stops.get(id)?.size ?? 0,
    add(id) {
      const own = stops.get(id) ?? new Set();
      const stop = host.after(withinMs, () => own.delete(stop));
      stops.set(id, own.add(stop));
    },
    clear,
    dispose: () => [...stops.keys()].forEach(clear),
  };
}
