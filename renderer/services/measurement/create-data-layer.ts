import type { Host, HostConsole } from '../../host/index.ts';
import { copyEvent } from './event-fields.ts';
import type { Delivery, Measure, RecordedEvent } from './measure.ts';
import type { MeasurementEvent } from './measurement-event.ts';
import { getReason } from '../../errors/index.ts';

/** Listeners that record something at each event would never come to an end. */
const MAX_NESTED = 50;

/** May return another event, which is checked like any, or undefined, so that none is sent. */
export type BeforeSend = (event: MeasurementEvent) => MeasurementEvent | undefined;

export interface DataLayerOptions {
  /** The bank's own names for the events of type EVENT, by the names of this product. */
  readonly eventNames?: Readonly<Record<string, string>> | undefined;
  readonly beforeSend?: BeforeSend | undefined;
}

/** The data layer of a page, with what those need who deliver its events. */
export interface DataLayer extends Measure {
  /** Records an event that happened at another moment, in milliseconds since 1970. */
  readonly recordAt: (event: MeasurementEvent, time: number) => void;
  /** Says how far events have come. */
  readonly setDelivery: (ids: ReadonlySet<string>, delivery: Delivery) => void;
}

/** The data layer holds no more events (001 §9). */
const MAX_EVENTS = 50;

/** Makes the data layer of a page. It sends nothing, and holds all it has in memory. */
export function createDataLayer(
  { eventNames = {}, beforeSend = (event) => event }: DataLayerOptions,
  host: Pick<Host, 'now' | 'random' | 'console'>,
): DataLayer {
  let events: readonly RecordedEvent[] = [];
  const { notify, subscribe } = createListeners(host.console);
  const ownNames = new Map(Object.entries(eventNames));
  let count = 0;

  const createId = () => {
    count += 1;
    const chance = Math.floor(host.random() * 36 ** 8).toString(36);
    return `${host.now().toString(36)}-${chance}-${count.toString(36)}`;
  };
  const prepare = (event: MeasurementEvent) => {
    const copy = copyEvent(event);
    if (copy.type !== 'EVENT') return copy;
    return { ...copy, eventName: ownNames.get(copy.eventName) ?? copy.eventName };
  };
  const recordAt = (event: MeasurementEvent, time: number) => {
    try {
      const changed = beforeSend(prepare(event));
      if (!changed) return;
      const recorded = { id: createId(), time, event: copyEvent(changed) };
      events = [...events, recorded].slice(-MAX_EVENTS);
      notify(recorded);
    } catch (error) {
      host.console.error('An event cannot be measured:', error);
    }
  };

  return {
    record: (event) => recordAt(event, host.now()),
    recordAt,
    events: () => events,
    subscribe,
    setDelivery(ids, delivery) {
      events = events.map((each) => (ids.has(each.id) ? { ...each, delivery } : each));
      for (const each of events) if (ids.has(each.id)) notify(each);
    },
  };
}

interface Listeners extends Pick<Measure, 'subscribe'> {
  readonly notify: (recorded: RecordedEvent) => void;
}

/**
 * Makes what calls all listeners with one event after the other. One that is recorded by a listener
 * comes after the present one, so that all hear events in one order.
 */
function createListeners(console: Pick<HostConsole, 'warn'>): Listeners {
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
