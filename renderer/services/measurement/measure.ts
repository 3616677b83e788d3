import type { MeasurementEvent } from './measurement-event.ts';

/**
 * Says how far an event has come: it waits to be sent, it waits for the visitor's choice about
 * cookies, it was handed over, or it is never sent.
 */
export type Delivery = 'queued' | 'held' | 'sent' | 'dropped';

/** An event as it is sent: checked, cut and without anything that says who the visitor is. */
export interface RecordedEvent {
  /** Unlike that of any other event, in whichever tab. */
  readonly id: string;
  /** The moment of the event, not of its sending, in milliseconds since 1970. */
  readonly time: number;
  readonly event: MeasurementEvent;
  /** Left out where nothing delivers events. */
  readonly delivery?: Delivery;
}

/** Records what happens on a page. Nothing of it throws. */
export interface Measure {
  /**
   * Records an event. Texts are cut, and patterns that say who somebody is are replaced by `-`; an
   * event that lacks a mandatory field is refused with a message on the console.
   */
  readonly record: (event: MeasurementEvent) => void;
  /** The data layer: the last 50 events, oldest first (001 §9). */
  readonly events: () => readonly RecordedEvent[];
  /**
   * Calls the listener with each event that is recorded from now on, and again when its delivery
   * changes. Returns what ends that.
   */
  readonly subscribe: (listener: (event: RecordedEvent) => void) => () => void;
}

/** Measures nothing: on a server, and where an experience has no measurement. */
export const NO_MEASURE: Measure = {
  record: () => undefined,
  events: () => [],
  subscribe: () => () => undefined,
};
