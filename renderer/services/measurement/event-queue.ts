import { isRecord } from '#schemas/is-record.ts';
import type { TabStorage } from '../../host/index.ts';
import { copyEvent } from './event-fields.ts';
import type { QueuedEvent } from './measurement-calls.ts';
import type { MeasurementEvent } from './measurement-event.ts';

/** The name in the storage of the tab under which unsent events wait for the next page. */
export const QUEUE_KEY = 'measurement-queue';

/** A page of another release may have stored another form, which is not read. */
const VERSION = 1;

/** The most events that wait to be sent. */
const MAX_QUEUED = 1_000;

/** The events that wait to be sent, oldest first. Nothing of it throws. */
export interface EventQueue {
  readonly events: () => readonly QueuedEvent[];
  /** Adds one. Returns the one that goes for it where there are too many. */
  readonly add: (event: QueuedEvent) => QueuedEvent | undefined;
  /** Takes the first ones out, which are never given out again. */
  readonly take: (count: number) => readonly QueuedEvent[];
  /**
   * Moves all of them to the storage of the tab, where this page or the next one fetches them.
   * Where there is no such storage, they stay.
   */
  readonly store: () => void;
  /** Fetches what was stored, before all others. */
  readonly restore: () => void;
  readonly clear: () => void;
}

/** Makes a queue that is empty. */
export function createEventQueue(storage: TabStorage | undefined): EventQueue {
  let events: readonly QueuedEvent[] = [];
  const attempt = <Result>(task: (usable: TabStorage) => Result): Result | undefined => {
    try {
      return storage && task(storage);
    } catch {
      // It is full or switched off; then the events live as long as their page.
      return undefined;
    }
  };
  const readStored = () => attempt((usable) => usable.get(QUEUE_KEY));

  return {
    events: () => events,
    add(event) {
      const [oldest] = events;
      const isFull = events.length >= MAX_QUEUED;
      events = [...(isFull ? events.slice(1) : events), event];
      return isFull ? oldest : undefined;
    },
    take(count) {
      const first = events.slice(0, count);
      events = events.slice(count);
      return first;
    },
    store() {
      if (events.length === 0) return;
      const text = JSON.stringify({ version: VERSION, events });
      attempt((usable) => usable.set(QUEUE_KEY, text));
      if (readStored() === text) events = [];
    },
    restore() {
      const stored = readStored();
      if (stored === undefined) return;
      attempt((usable) => usable.remove(QUEUE_KEY));
      // Two pages may not both have what cannot be removed.
      if (readStored() === undefined)
        events = [...readEvents(stored), ...events].slice(-MAX_QUEUED);
    },
    clear() {
      events = [];
      attempt((usable) => usable.remove(QUEUE_KEY));
    },
  };
}

function readEvents(stored: string): readonly QueuedEvent[] {
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || value['version'] !== VERSION) return [];
    const { events } = value;
    return Array.isArray(events) ? events.filter(isQueuedEvent) : [];
  } catch {
    return [];
  }
}

function isQueuedEvent(value: unknown): value is QueuedEvent {
  if (!isRecord(value) || !isEvent(value['event'])) return false;
  const { id, time, pageView } = value;
  return typeof id === 'string' && typeof time === 'number' && typeof pageView === 'string';
}

function isEvent(value: unknown): value is MeasurementEvent {
  try {
    return JSON.stringify(copyEvent(value)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
