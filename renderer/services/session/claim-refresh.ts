import { updateRefreshes } from './change-session.ts';
import { getRefreshes, type SessionData } from './session-data.ts';

/** A profile is renewed no more often than this within `REFRESH_WINDOW_MS`. */
export const MAX_REFRESHES = 3;

/** In milliseconds. */
export const REFRESH_WINDOW_MS = 60_000;

/** By then a request of a tab that has closed or frozen has met its time limit, in milliseconds. */
export const ABANDONED_AFTER_MS = 10_000;

/**
 * Notes that a request is sent for a profile now, or gives undefined where none may be: one is open
 * in another tab, or there were too many. Times that lie ahead say nothing, since the clock was set
 * back meanwhile; they are kept for pages that open.
 */
export function claimRefresh(data: SessionData, id: string, now: number): SessionData | undefined {
  const { times, open = false } = getRefreshes(data, id);
  const kept = times.filter((time) => now - time < REFRESH_WINDOW_MS);
  const recent = kept.filter((time) => time <= now);
  const last = recent.at(-1);
  const isOpen = open && last !== undefined && now - last < ABANDONED_AFTER_MS;
  if (isOpen || recent.length >= MAX_REFRESHES) return undefined;
  const noted = { times: [...kept, now].slice(-MAX_REFRESHES), open: true, failed: false };
  return updateRefreshes(data, id, noted);
}
