import { memoizeByObject } from '../../memoize/index.ts';
import type { DataLayer } from './create-data-layer.ts';
import type { Measure, RecordedEvent } from './measure.ts';
import type { MeasurementEvent } from './measurement-event.ts';

/** The measure of a window, whose data layer comes later. */
export interface WindowMeasure extends Measure {
  /**
   * Calls `begin`, and then hands over what was recorded before, each event with its own time, and
   * from then on everything. The first data layer stays until `signal` ends it, and another one may
   * come; says whether it is this one.
   */
  readonly connect: (dataLayer: DataLayer, options?: ConnectOptions) => boolean;
}

export interface ConnectOptions {
  readonly begin?: () => void;
  /** Lets others have their turn between two slices. */
  readonly nextTurn?: () => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

/** The most events that wait for the code that takes them; the oldest go. */
const MAX_WAITING = 1_000;

/** As many are handed over at once: some milliseconds on a slow phone. */
const SLICE = 50;

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
  let isConnected = false;
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
    connect(first, { begin, nextTurn = () => Promise.resolve(), signal } = {}) {
      if (isConnected) return false;
      isConnected = true;
      signal?.addEventListener('abort', () => {
        isConnected = false;
        dataLayer = undefined;
      });
      first.subscribe((event) => listeners.forEach((listener) => listener(event)));
      begin?.();
      const handOver = async () => {
        for (;;) {
          for (const [event, time] of waiting.splice(0, SLICE)) first.recordAt(event, time);
          if (waiting.length === 0) break;
          await nextTurn();
          if (signal?.aborted) return;
        }
        // Until then what is recorded comes behind what waits.
        dataLayer = first;
      };
      void handOver();
      return true;
    },
  };
}
