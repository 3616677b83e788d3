import type { Host, StopTimer } from '../../host/index.ts';
import { sanitised } from './change-session.ts';
import { planRefreshes } from './plan-refreshes.ts';
import type { SessionStore } from './session-store.ts';

/** What has had its time is looked for this often, in milliseconds. */
const SANITISE_INTERVAL_MS = 10_000;

/** A timer of a browser that is set for longer runs at once, in milliseconds. */
const MAX_TIMER_MS = 2_147_483_647;

export interface KeepSessionOptions {
  readonly store: SessionStore;
  readonly lastActivityTime: () => number;
  readonly mayRefresh: () => boolean;
  readonly refresh: (profileId: string) => Promise<void>;
}

export interface SessionKeeper {
  /** Looks at the clock now: timers only ever lead here. */
  readonly wake: () => void;
  /** Renews what is due, and decides anew when to look again. */
  readonly renew: () => void;
  readonly dispose: () => void;
}

/** Keeps a session fresh and clean for as long as its tab runs. */
export function createSessionKeeper(
  { store, lastActivityTime, mayRefresh, refresh }: KeepSessionOptions,
  host: Pick<Host, 'now' | 'after'>,
): SessionKeeper {
  let stopRefreshTimer: StopTimer | undefined;
  let stopSanitiseTimer: StopTimer | undefined;
  let isOver = false;

  const renew = () => {
    stopRefreshTimer?.();
    if (isOver || !mayRefresh()) return;
    const now = host.now();
    const plan = planRefreshes(store.read(), { now, lastActivityTime: lastActivityTime() });
    if (plan.nextTime !== undefined) {
      stopRefreshTimer = host.after(Math.min(plan.nextTime - now, MAX_TIMER_MS), renew);
    }
    store.update(() => plan.data);
    plan.profileIds.forEach((id) => void refresh(id));
  };
  const wake = () => {
    stopSanitiseTimer?.();
    stopSanitiseTimer = host.after(SANITISE_INTERVAL_MS, wake);
    store.update((data) => sanitised(data, host.now()));
    // Else a clock that was set would go unnoticed until the next refresh.
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
