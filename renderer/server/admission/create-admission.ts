/** Lets pages in as long as each can be finished in time. */
export interface Admission {
  /**
   * Lets one more page begin, and gives what to call at its end; undefined where there is no room.
   * A page that nobody waits for leaves half of the room to those that somebody waits for.
   */
  readonly enter: (isUrgent?: boolean) => (() => void) | undefined;
  /** Returns true if one more page that somebody waits for would be let in. */
  readonly hasRoom: () => boolean;
  /**
   * Notes work that was done beside the pages that were let in, and its milliseconds, so that what
   * it costs is not taken for a part of theirs.
   */
  readonly note: (durationMs: number) => void;
  readonly stats: () => { readonly underWay: number; readonly limit: number };
}

/** Fewer than these are always let in: too little to measure, and no queue. */
const MIN_LIMIT = 16;

/**
 * Visits that come at once and share no page, as behind a query or of a session, are let in up to
 * so many wherever all of them end within WHOLE_MS, although the last one waits longer.
 */
const BURST = 50;

/** More would fill the memory with pages that wait for their services. */
const MAX_LIMIT = 1_000;

/** So much work may wait for the processor, beyond what waits for services. */
const BACKLOG_MS = 500;

/** A page has to end well before its services count as failed, however long they take. */
const WHOLE_MS = 2_500;

/** At least this much is left for the processor where services take nearly all of WHOLE_MS. */
const MIN_BACKLOG_MS = 200;

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
 * Makes an admission. How many pages may be under way follows from what is measured while they are
 * made: what one costs the processor, and how long it waits for its services (Little's law). Beyond
 * that a page would only make all others late, until none arrives in time.
 */
export function createAdmission({ now, busyMs }: LoadOptions): Admission {
  const load = measureLoad({ now, busyMs });
  let underWay = 0;
  const limit = () => limitFor(load.costMs(), load.waitMs());

  const hasRoom = (isUrgent = true) => underWay < (isUrgent ? limit() : limit() / 2);

  return {
    hasRoom: () => hasRoom(),
    enter(isUrgent = true) {
      if (!hasRoom(isUrgent)) return undefined;
      underWay += 1;
      const startedAt = now();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        underWay -= 1;
        load.add(now() - startedAt);
      };
    },
    note: load.add,
    stats: () => ({ underWay, limit: limit() }),
  };
}

function limitFor(costMs: number, waitMs: number): number {
  const leftMs = Math.max(MIN_BACKLOG_MS, WHOLE_MS - waitMs);
  const burst = Math.min(BURST, leftMs / costMs);
  const steady = Math.min(waitMs + BACKLOG_MS, leftMs) / costMs;
  return Math.floor(Math.min(MAX_LIMIT, Math.max(MIN_LIMIT, burst, steady)));
}

interface LoadOptions {
  /** Milliseconds of any clock that only runs forward. */
  readonly now: () => number;
  /** How long the event loop has been busy since some moment, in milliseconds. */
  readonly busyMs: () => number;
}

interface Load {
  /** Notes a page that is finished, and how long it was under way, in milliseconds. */
  readonly add: (durationMs: number) => void;
  /** How long one page keeps the event loop busy, in milliseconds. */
  readonly costMs: () => number;
  /** How long one page waits for its services, in milliseconds. */
  readonly waitMs: () => number;
}

/**
 * Measures in windows what pages cost. The server's other work counts too: a page has to wait for
 * it.
 */
function measureLoad({ now, busyMs }: LoadOptions): Load {
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
