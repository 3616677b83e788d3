import { memoizeByObject } from '../../memoize/index.ts';
import type { DataLayer } from './create-data-layer.ts';
import type { Measure, RecordedEvent } from './measure.ts';
import type { MeasurementEvent } from './measurement-event.ts';

/** The measure of a window, whose data layer comes later. */
export interface WindowMeasure extends Measure {
  /**
   * Hands over what was recorded before, each with its own time, and from now on everything. The
   * first data layer stays; says whether it is this one.
   */
  readonly connect: (dataLayer: DataLayer) => boolean;
}

/** The most events that wait for the code that takes them; the oldest go. */
const MAX_WAITING = 1_000;

/**
 * Returns the measure of a window, which is the same for all that speak of its page. It is there
 * before the code that checks and sends events.
 */
export const getWindowMeasure = memoizeByObject(({ Date: dates }: typeof globalThis) =>
  createWindowMeasure(() => dates.now()),
);

/** Makes a measure that holds what is recorded until its data layer is there. */
export function createWindowMeasure(now: () => number): WindowMeasure {
  let dataLayer: DataLayer | undefined;
  const waiting: [event: MeasurementEvent, time: number][] = [];
  const listeners = new Set<(event: RecordedEvent) => void>();

  return {
    record(event) {
      if (dataLayer) return dataLayer.record(event);
      waiting.push([event, now()]);
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    events: () => dataLayer?.events() ?? [],
    subscribe(listener) {
      if (dataLayer) return dataLayer.subscribe(listener);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    connect(first) {
      if (dataLayer) return false;
      dataLayer = first;
      first.subscribe((event) => listeners.forEach((listener) => listener(event)));
      for (const [event, time] of waiting.splice(0)) first.recordAt(event, time);
      return true;
    },
  };
}
