import type { Measure, MeasurementEvent } from '../../services/measurement/index.ts';

/** A page view, whose events are recorded once each. */
export interface PageView {
  /** Begins another view with its events. */
  readonly show: (events: readonly MeasurementEvent[]) => void;
  /** Adds an event of this view. What comes before the first one waits for it. */
  readonly add: (event: MeasurementEvent) => void;
  readonly isShown: () => boolean;
}

/** Makes the views of a page, one after the other. The page comes first, then what is on it. */
export function createPageView(record: Measure['record']): PageView {
  let isShown = false;
  const early: MeasurementEvent[] = [];
  const recorded = new Set<string>();
  const recordOnce = (event: MeasurementEvent) => {
    const key = JSON.stringify(event);
    if (recorded.has(key)) return;
    recorded.add(key);
    record(event);
  };
  return {
    show(events) {
      isShown = true;
      recorded.clear();
      events.forEach(recordOnce);
      early.splice(0).forEach(recordOnce);
    },
    add(event) {
      if (isShown) recordOnce(event);
      else early.push(event);
    },
    isShown: () => isShown,
  };
}
