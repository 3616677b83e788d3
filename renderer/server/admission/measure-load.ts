export interface LoadOptions {
  /** Milliseconds of any clock that only runs forward. */
  readonly now: () => number;
  /** How long the event loop has been busy since some moment, in milliseconds. */
  readonly busyMs: () => number;
}

export interface Load {
  /** Notes a page that is finished, and how long it was under way, in milliseconds. */
  readonly add: (durationMs: number) => void;
  /** How long one page keeps the event loop busy, in milliseconds. */
  readonly costMs: () => number;
  /** How long one page waits for its services, in milliseconds. */
  readonly waitMs: () => number;
}

/** A window lasts at least this long, often enough to follow a crowd. */
const WINDOW_MS = 250;

/** Fewer pages say nothing: a window lasts until it has them. */
const MIN_PAGES = 5;

/** How much a new window counts against what was known. */
const SHARE_OF_NEW = 0.3;

/**
 * These values are assumed of a server that has just been started, whose first pages are its
 * slowest.
 */
const FIRST_COST_MS = 10;
const FIRST_WAIT_MS = 100;

/** Clocks are coarse: no page is had for nothing. */
const MIN_COST_MS = 0.1;

/**
 * Busier than this, pages wait for each other, and how long they wait for their services is
 * unknown.
 */
const SATURATED = 0.95;

/**
 * Measures in windows what pages cost. The server's other work counts too: a page has to wait for
 * it.
 */
export function measureLoad({ now, busyMs }: LoadOptions): Load {
  let costMs = FIRST_COST_MS;
  let waitMs = FIRST_WAIT_MS;
  let window = { startedAt: now(), busyMs: busyMs(), pages: 0, durationMs: 0 };

  function close(elapsedMs: number): void {
    const busy = busyMs() - window.busyMs;
    costMs = Math.max(MIN_COST_MS, mixed(costMs, busy / window.pages));
    if (busy / elapsedMs < SATURATED) waitMs = mixed(waitMs, window.durationMs / window.pages);
    window = { startedAt: now(), busyMs: busyMs(), pages: 0, durationMs: 0 };
  }

  return {
    add(durationMs) {
      window = {
        ...window,
        pages: window.pages + 1,
        durationMs: window.durationMs + durationMs,
      };
      const elapsedMs = now() - window.startedAt;
      if (elapsedMs >= WINDOW_MS && window.pages >= MIN_PAGES) close(elapsedMs);
    },
    costMs: () => costMs,
    waitMs: () => waitMs,
  };
}

function mixed(known: number, measured: number): number {
  return known * (1 - SHARE_OF_NEW) + measured * SHARE_OF_NEW;
}
