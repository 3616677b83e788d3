import { findActiveProfile, getRefreshes, type Profile, type SessionData } from './session-data.ts';

/** All profiles are looked at this often, in milliseconds. */
const REFRESH_INTERVAL_MS = 180_000;

/**
 * Where the next of these times falls later than so long before a profile expires, the profile is
 * renewed. In milliseconds.
 */
const EXPIRY_MARGIN_MS = 20_000;

/**
 * Tokens that live for no time are renewed no more often than this, in milliseconds: less than
 * three times a minute.
 */
const MIN_INTERVAL_MS = 21_000;

/** After a request that has failed, and those that followed it at once, in milliseconds. */
const MIN_FAILED_INTERVAL_MS = 10_000;

/** The active profile is renewed after nobody has done anything for so long, in milliseconds. */
const INACTIVITY_TIMES_MS = [297_000, 300_000, 897_000];

/** A refresh that is due and cannot be sent yet is tried this much later, in milliseconds. */
const OVERDUE_PAUSE_MS = 1_000;

export interface RefreshPlan {
  /** The profiles that are to be renewed now, each once. */
  readonly profileIds: readonly string[];
  /** The same session, in which what is due now counts as settled. */
  readonly data: SessionData;
  /** The time at which to look again; undefined where nothing can be renewed. */
  readonly nextTime: number | undefined;
}

/**
 * Decides by the clock alone which profiles are to be renewed now, and when to look again. A time
 * that lies ahead of the clock was noted before it was set back: then nothing is known of when
 * tokens expire, and all are renewed.
 */
export function planRefreshes(
  data: SessionData,
  { now, lastActivityTime }: { readonly now: number; readonly lastActivityTime: number },
): RefreshPlan {
  const renewable = data.profiles.filter(({ refreshToken }) => refreshToken !== undefined);
  if (renewable.length === 0) return { profileIds: [], data, nextTime: undefined };

  const { scheduledTime: lastScheduled = now, inactivityTime = now } = data;
  const isDoubtful = lastScheduled > now;
  const isScheduled = isDoubtful || lastScheduled + REFRESH_INTERVAL_MS <= now;
  const scheduledTime = isScheduled ? now : lastScheduled;
  const nextScheduled = scheduledTime + REFRESH_INTERVAL_MS;

  const expiring = renewable
    .filter((profile) => nextScheduled > profile.expirationTime - EXPIRY_MARGIN_MS)
    .map((profile) => ({ profile, time: dueTime(data, profile, { now, isScheduled }) }));
  const inactive = INACTIVITY_TIMES_MS.map((afterMs) => lastActivityTime + afterMs).filter(
    (time) => time > inactivityTime,
  );
  const isInactive = inactive.some((time) => time <= now);
  const active = renewable.filter((profile) => profile === findActiveProfile(data));

  const dueTimes = [
    ...(isDoubtful ? renewable : []),
    ...(isInactive ? active : []),
    ...expiring.filter(({ time }) => time <= now).map(({ profile }) => profile),
  ];
  const times = [nextScheduled, ...inactive, ...expiring.map(({ time }) => time)];
  return {
    profileIds: [...new Set(dueTimes.map(({ profileId }) => profileId))],
    data: settle(data, scheduledTime, isInactive || inactivityTime > now ? now : inactivityTime),
    nextTime: Math.min(...times.map((time) => (time > now ? time : now + OVERDUE_PAUSE_MS))),
  };
}

/**
 * When a profile that expires too soon is to be renewed: at once where it has just come or is
 * looked at on schedule, or its renewal has failed, though some seconds after the last request;
 * else shortly before it expires.
 */
function dueTime(
  data: SessionData,
  { profileId, expirationTime }: Profile,
  { now, isScheduled }: { readonly now: number; readonly isScheduled: boolean },
): number {
  const { times, failed = false } = getRefreshes(data, profileId);
  const last = times.at(-1);
  if (last === undefined) return now;
  // A time that lies ahead was noted before the clock was set back.
  const isBefore = last <= now;
  const waitMs = failed ? MIN_FAILED_INTERVAL_MS : MIN_INTERVAL_MS;
  const earliest = isBefore ? last + waitMs : now;
  if (isScheduled || failed) return earliest;
  return Math.max(expirationTime - EXPIRY_MARGIN_MS, earliest);
}

function settle(data: SessionData, scheduledTime: number, inactivityTime: number): SessionData {
  const isKnown = data.scheduledTime === scheduledTime && data.inactivityTime === inactivityTime;
  return isKnown ? data : { ...data, scheduledTime, inactivityTime };
}
