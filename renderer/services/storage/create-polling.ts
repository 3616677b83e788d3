import type { Host, StopTimer } from '../../host/index.ts';

/**
 * Cookies tell nobody that they have changed, so they are looked at this often, in milliseconds.
 */
const POLL_INTERVAL_MS = 1_000;

export interface Polling {
  /** Begins, or goes on. */
  readonly start: () => void;
  /** Takes the present state for known: it is of our own making. */
  readonly note: () => void;
  readonly stop: () => void;
}

/** Looks again and again whether what is read has changed. */
export function createPolling(
  read: () => string,
  onChange: () => void,
  host: Pick<Host, 'after'>,
): Polling {
  let known = '';
  let stopTimer: StopTimer | undefined;

  const look = () => {
    stopTimer = host.after(POLL_INTERVAL_MS, look);
    const present = read();
    if (present === known) return;
    known = present;
    onChange();
  };

  return {
    start() {
      if (stopTimer) return;
      known = read();
      stopTimer = host.after(POLL_INTERVAL_MS, look);
    },
    note: () => {
      known = read();
    },
    stop: () => stopTimer?.(),
  };
}
