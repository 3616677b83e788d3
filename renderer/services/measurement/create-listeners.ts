import { getReason } from '../../errors/index.ts';
import type { HostConsole } from '../../host/index.ts';
import type { Measure, RecordedEvent } from './measure.ts';

/** Listeners that record something at each event would never come to an end. */
const MAX_NESTED = 50;

interface Listeners extends Pick<Measure, 'subscribe'> {
  readonly notify: (recorded: RecordedEvent) => void;
}

/**
 * Makes what calls all listeners with one event after the other. One that is recorded by a listener
 * comes after the present one, so that all hear events in one order.
 */
export function createListeners(console: Pick<HostConsole, 'warn'>): Listeners {
  const listeners = new Set<(event: RecordedEvent) => void>();
  const pending: RecordedEvent[] = [];

  const callAll = (recorded: RecordedEvent) => {
    for (const listener of Array.from(listeners)) {
      try {
        listener(recorded);
      } catch (error) {
        console.warn(`A listener of measurement failed: ${getReason(error)}`);
      }
    }
  };

  return {
    notify(recorded) {
      if (pending.push(recorded) > 1) return;
      // Those that are recorded meanwhile come to its end.
      for (const [index, next] of pending.entries()) {
        if (index > MAX_NESTED) break;
        callAll(next);
      }
      if (pending.splice(0).length > MAX_NESTED + 1) {
        console.warn('Listeners of measurement record events without end: the rest is dropped.');
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
