import type { TabStorage } from '../../host/index.ts';
import { copyEvent } from './event-fields.ts';
import type { QueuedEvent } from './measurement-calls.ts';

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

/**
 * Makes a queue that is empty. `open` gives the storage of the tab as long as there is one to be
 * used.
 */
export function createEventQueue(open: () => TabStorage | undefined): EventQueue {
  let events: readonly QueuedEvent[] = [];
  const attempt = <Result>(task: (usable: TabStorage) => Result): Result | undefined => {
    try {
      const storage = open();
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
    const { version, events }: { version?: unknown; events?: unknown } = Object(JSON.parse(stored));
    return version === VERSION && Array.isArray(events) ? events.filter(isQueuedEvent) : [];
  } catch {
    return [];
  }
}

function isQueuedEvent(value: unknown): value is QueuedEvent {
  const { id, time, pageView, event }: { readonly [Field in keyof QueuedEvent]?: unknown } =
    Object(value);
  const isNamed = typeof id === 'string' && typeof pageView === 'string';
  return isNamed && typeof time === 'number' && isEvent(event);
}

/** One that cannot be copied as it is was not stored here. */
function isEvent(value: unknown): boolean {
  try {
    return JSON.stringify(copyEvent(value)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
