import type { SentEvent } from './trackers.ts';

/** Says which of the events that have happened have come to a tracker's host. */
export interface EventCount {
  /** Of the views of all pages, and of a click on each but the last. */
  readonly expected: number;
  readonly views: number;
  readonly clicks: number;
  /** Those that came again, and those that came though nothing had happened. */
  readonly twice: number;
}

/** Counts what has come after so many links were followed. */
export function countEvents(received: readonly SentEvent[], navigations: number): EventCount {
  const count = (kind: SentEvent['kind'], most: number) => {
    const distinct = countIds(received.filter((event) => event.kind === kind));
    return { came: Math.min(distinct, most), beyond: Math.max(0, distinct - most) };
  };
  const views = count('view', navigations + 1);
  const clicks = count('click', navigations);
  return {
    expected: 2 * navigations + 1,
    views: views.came,
    clicks: clicks.came,
    twice: received.length - countIds(received) + views.beyond + clicks.beyond,
  };
}

/** Returns how many of a hundred events did not come. */
export function lostPercent({ expected, views, clicks }: EventCount): number {
  return (100 * (expected - views - clicks)) / expected;
}

function countIds(events: readonly SentEvent[]): number {
  return new Set(events.map(({ id }) => id)).size;
}
