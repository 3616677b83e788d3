import type { Host, StopTimer } from '../../host/index.ts';
import { sanitiseSession } from './change-session.ts';
import { planRefreshes } from './plan-refreshes.ts';
import type { SessionStore } from './session-store.ts';

/** Profiles that have had their time are looked for at least this often, in milliseconds. */
const SANITISE_INTERVAL_MS = 10_000;

export interface SessionRefresherOptions {
  readonly store: SessionStore;
  readonly lastActivityTime: () => number;
  readonly mayRefresh: () => boolean;
  readonly refresh: (profileId: string) => Promise<void>;
}

export interface SessionRefresher {
  /** Looks at the clock now: timers only ever lead here. */
  readonly wake: () => void;
  /** Renews what is due, and decides anew when to look again. */
  readonly renew: () => void;
  readonly dispose: () => void;
}

/** Keeps a session fresh and clean for as long as its tab runs. */
export function createSessionRefresher(
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
