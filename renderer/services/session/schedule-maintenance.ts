import type { Host } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';
import { createRefresher } from './create-refresher.ts';
import { createTaskLock, type LockHost } from './create-task-lock.ts';
import { createSessionRefresher } from './session-refresher.ts';
import { createActivity } from './record-activity.ts';
import { describeFailure, type RefreshFailure } from './refresh-failure.ts';
import type { RefreshHost } from './send-refresh.ts';
import type { SessionStore } from './session-store.ts';

/** Events after which timers may be late, or the network may have come back. */
const WAKING_EVENTS = ['visibilitychange', 'online', 'pageshow'];

/** A page that is left may be frozen for later, and would keep the lock. */
const LEAVING_EVENT = 'pagehide';

export type MaintenanceHost = RefreshHost & LockHost & Pick<Host, 'console' | 'listen'>;

export interface MaintenanceOptions {
  readonly store: SessionStore;
  readonly storage: Storage;
  readonly apiOrigin: string;
  readonly onRefreshFailure: ((failure: RefreshFailure, profileId: string) => void) | undefined;
}

export interface Maintenance {
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
  const wake = () => {
    lock.start();
    keeper.wake();
  };

  return {
    start() {
      const stopWaking = host.listen?.(WAKING_EVENTS, wake);
      const stopLeaving = host.listen?.([LEAVING_EVENT], lock.release);
      stops.push(
        store.subscribe(changed),
        () => stopWaking?.(),
        () => stopLeaving?.(),
      );
      activity.start();
      refresher.look();
      wake();
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
