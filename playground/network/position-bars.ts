import type { Call } from '../state/calls/calls.ts';

/** The place of a call's bar, in parts of the whole width. */
export interface Bar {
  readonly start: number;
  readonly length: number;
}

/** A pause in which nothing is under way counts as this long at most, in milliseconds. */
const MAX_PAUSE_MS = 50;
/** Shorter than this nobody sees a bar. */
const MIN_LENGTH = 0.01;

type Timed = Pick<Call, 'startedMs' | 'durationMs'>;

/**
 * Positions a bar for each call, in the order in which they began. Pauses between calls are cut
 * short: a search that somebody types a minute later would else turn all others into dots. A call
 * under way reaches to the end.
 */
export function positionBars(calls: readonly Timed[]): Bar[] {
  let busyUntil = calls[0]?.startedMs ?? 0;
  let cut = busyUntil;
  const bars = calls.map(({ startedMs, durationMs }) => {
    cut += Math.max(0, startedMs - busyUntil - MAX_PAUSE_MS);
    const start = startedMs - cut;
    const end = durationMs === undefined ? undefined : start + durationMs;
    busyUntil = Math.max(busyUntil, startedMs + (durationMs ?? 0));
    return { start, end };
  });
  const total = Math.max(1, ...bars.map(({ start, end = start }) => end));
  return bars.map(({ start, end = total }) => {
    const [place, length] = [start / total, Math.max(MIN_LENGTH, (end - start) / total)];
    return { start: place + length > 1 ? 1 - length : place, length };
  });
}
