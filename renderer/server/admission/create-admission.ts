import { measureLoad, type LoadOptions } from './measure-load.ts';

/** Lets pages in as long as each can be finished in time. */
export interface Admission {
  /**
   * Lets one more page begin, and gives what to call at its end; undefined where there is no room.
   * A page that nobody waits for leaves half of the room to those that somebody waits for.
   */
  readonly enter: (isUrgent?: boolean) => (() => void) | undefined;
  /** Returns true if one more page that somebody waits for would be let in. */
  readonly hasRoom: () => boolean;
  readonly stats: () => { readonly underWay: number; readonly limit: number };
}

/** Fewer than these are always let in: too little to measure, and no queue. */
const MIN_LIMIT = 16;

/** More would fill the memory with pages that wait for their services. */
const MAX_LIMIT = 1_000;

/** So much work may wait for the processor, beyond what waits for services. */
const BACKLOG_MS = 500;

/** A page has to end well before its services count as failed, however long they take. */
const WHOLE_MS = 2_500;

/** At least this much is left for the processor where services take nearly all of WHOLE_MS. */
const MIN_BACKLOG_MS = 200;

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
    stats: () => ({ underWay, limit: limit() }),
  };
}

function limitFor(costMs: number, waitMs: number): number {
  const roomMs = Math.min(waitMs + BACKLOG_MS, Math.max(MIN_BACKLOG_MS, WHOLE_MS - waitMs));
  return Math.floor(Math.min(MAX_LIMIT, Math.max(MIN_LIMIT, roomMs / costMs)));
}
