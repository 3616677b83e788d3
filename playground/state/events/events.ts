import { addLatest, type LatestItems } from '../calls/add-latest.ts';

export const DELIVERIES = ['queued', 'held', 'sent', 'dropped'] as const;

/** One event of the page in the preview. Nothing is sent from there: it says what would be. */
export interface PageEvent {
  /** Counts the events of one page from 1. */
  readonly id: number;
  /** Milliseconds after the page began to load. */
  readonly happenedMs: number;
  /** The type of the event, as the specification names it. */
  readonly type: string;
  /** All other fields, in their order. */
  readonly fields: Readonly<Record<string, string>>;
  /** The words of the element that it came from; left out where it came from the page itself. */
  readonly element?: string;
  /** JSON pointer to the component around that element; left out in the site's own frame. */
  readonly pointer?: string;
  /**
   * `queued`: it waits for its turn; `held`: it waits for the visitor's choice about cookies;
   * `dropped`: the visitor does not allow it.
   */
  readonly delivery: (typeof DELIVERIES)[number];
  /** The path of the endpoint that gets it. */
  readonly endpoint: string;
  /** True if it goes with others that have waited. */
  readonly isInBatch: boolean;
  /** Milliseconds after the page began to load; left out where it is not sent. */
  readonly sentMs?: number;
}

/** An event of a page that a person looks at in the list. */
export interface PointedEvent extends Pick<EventList, 'loadedAt'> {
  readonly id: number;
  /** True if its element is to be brought into sight. */
  readonly isChosen: boolean;
}

/** The events of the page that is shown, in their order, the latest of them. */
export type EventList = LatestItems<PageEvent>;

export const MAX_EVENTS = 200;

/** Adds events to the list, or more that is known of them. */
export function addEvents(
  list: EventList | undefined,
  more: Pick<EventList, 'loadedAt' | 'items'>,
): EventList {
  return addLatest(list, more, MAX_EVENTS);
}
