import type { Host, StopTimer } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';
import { createRefresher } from './create-refresher.ts';
import { createTaskLock, type LockHost, type TaskLock } from './create-task-lock.ts';
import { createActivity } from './record-activity.ts';
import { describeFailure, type RefreshFailure, type RefreshHost } from './send-refresh.ts';
import type { SessionStore } from './session-store.ts';
import { sanitiseSession } from './change-session.ts';
import { planRefreshes } from './plan-refreshes.ts';

/** A page that is left may be frozen for later, and would keep the lock. */
const LEAVING_EVENT = 'pagehide';

/** A page that was left is there again. */
const RETURNING_EVENT = 'pageshow';

/** The network has come back. */
const ONLINE_EVENT = 'online';

/** Events after which timers may be late, or the network may have come back. */
const WAKING_EVENTS = ['visibilitychange', ONLINE_EVENT, RETURNING_EVENT];

export type MaintenanceHost = RefreshHost & LockHost & Pick<Host, 'console' | 'listen'>;

interface MaintenanceOptions {
  readonly store: SessionStore;
  readonly storage: Storage;
  readonly apiOrigin: string;
  readonly onRefreshFailure: ((failure: RefreshFailure, profileId: string) => void) | undefined;
}

interface Maintenance {
  /** Somebody has logged in, and is there. */
  readonly recordActivity: () => void;
  readonly start: () => void;
  readonly dispose: () => void;
}

/**
 * Schedules what a session does by itself: it records activity, drops what has had its time, and
 * renews, in one of the tabs.
 */
export function scheduleMaintenance(
  options: MaintenanceOptions,
  host: MaintenanceHost,
): Maintenance {
  const { store, storage, apiOrigin, onRefreshFailure } = options;
  const activity = createActivity(storage, host);
  const lock = createTaskLock({ storage, onChange: () => keeper.renew() }, host);
  // Tabs that do not see each other's tokens cannot renew them for each other.
  const mayRefresh = () => lock.isHeld() || !store.isShared();
  const refresher = createRefresher(
    {
      store,
      apiOrigin,
      mayRefresh,
      inactivityMs: () => host.now() - activity.lastTime(),
      onFailure(failure, profileId) {
        host.console.error(describeFailure(failure));
        onRefreshFailure?.(failure, profileId);
      },
    },
    host,
  );
  const { refresh } = refresher;
  const { lastTime: lastActivityTime } = activity;
  const keeper = createSessionRefresher({ store, lastActivityTime, mayRefresh, refresh }, host);
  const stops: (() => void)[] = [];

  const changed = () => {
    refresher.look();
    keeper.renew();
  };
  const wake = (event: string) => {
    if (event === ONLINE_EVENT && mayRefresh()) refresher.reconnect();
    keeper.wake();
  };

  return {
    recordActivity: activity.record,
    start() {
      stops.push(store.subscribe(changed), watchPage({ lock, wake }, host));
      activity.start();
      refresher.look();
      lock.start();
      keeper.wake();
    },
    dispose() {
      stops.splice(0).forEach((stop) => stop());
      activity.dispose();
      refresher.dispose();
      keeper.dispose();
      lock.release();
    },
  };
}

interface WatchOptions {
  readonly lock: Pick<TaskLock, 'start' | 'release'>;
  readonly wake: (event: string) => void;
}

/** Gives up the lock while a page is left, and wakes what may have slept. Returns what ends it. */
function watchPage({ lock, wake }: WatchOptions, host: Pick<Host, 'listen'>): () => void {
  let isLeft = false;
  const stopWaking = host.listen?.(WAKING_EVENTS, (event) => {
    if (event === RETURNING_EVENT) isLeft = false;
    // A page that is left becomes hidden last of all, and would wait for the lock while it sleeps.
    if (!isLeft) lock.start();
    wake(event);
  });
  const stopLeaving = host.listen?.([LEAVING_EVENT], () => {
    isLeft = true;
    lock.release();
  });
  return () => {
    stopWaking?.();
    stopLeaving?.();
  };
}

/** Profiles that have had their time are looked for at least this often, in milliseconds. */
const SANITISE_INTERVAL_MS = 10_000;

interface SessionRefresherOptions {
  readonly store: SessionStore;
  readonly lastActivityTime: () => number;
  readonly mayRefresh: () => boolean;
  readonly refresh: (profileId: string) => Promise<void>;
}

interface SessionRefresher {
  /** Looks at the clock now: timers only ever lead here. */
  readonly wake: () => void;
  /** Renews what is due, and decides anew when to look again. */
  readonly renew: () => void;
  readonly dispose: () => void;
}

/** Keeps a session fresh and clean for as long as its tab runs. */
function createSessionRefresher(
  { store, lastActivityTime, mayRefresh, refresh }: SessionRefresherOptions,
  host: Pick<Host, 'now' | 'after'>,
): SessionRefresher {
  let stopRefreshTimer: StopTimer | undefined;
  let stopSanitiseTimer: StopTimer | undefined;
  let isOver = false;

  const renew = () => {
    stopRefreshTimer?.();
    if (isOver) return;
    const now = host.now();
    // After a sleep, a profile may have had its time before anybody looked.
    store.update((data) => sanitiseSession(data, now));
    if (!mayRefresh()) return;
    const plan = planRefreshes(store.read(), { now, lastActivityTime: lastActivityTime() });
    if (plan.nextTime !== undefined) {
      stopRefreshTimer = host.after(plan.nextTime - now, renew);
    }
    store.update(() => plan.data);
    plan.profileIds.forEach((id) => void refresh(id));
  };
  const wake = () => {
    stopSanitiseTimer?.();
    stopSanitiseTimer = host.after(SANITISE_INTERVAL_MS, wake);
    // A clock that was set would else go unnoticed until the next refresh.
    renew();
  };

  return {
    wake,
    renew,
    dispose() {
      isOver = true;
      stopRefreshTimer?.();
      stopSanitiseTimer?.();
    },
  };
}
