import type { DataLayer } from './create-data-layer.ts';
import type { EventQueue } from './event-queue.ts';
import type { Delivery, RecordedEvent } from './measure.ts';
import {
  createBatchCall,
  createEventCall,
  type EventCall,
  type SenderIds,
} from './measurement-calls.ts';

/** Says what a visitor allows: `undecided` while nobody has chosen, and events may wait for it. */
export type MeasurementConsent = 'allowed' | 'refused' | 'undecided';

export interface OutboxOptions {
  readonly queue: EventQueue;
  /** The ids that events are sent with, as they are at that moment. */
  readonly ids: () => SenderIds;
}

/** The events on their way from the data layer to whoever receives them. */
export interface Outbox {
  /** Adds an event to the queue, or drops it where the visitor refuses that. */
  readonly add: (recorded: RecordedEvent, consent: MeasurementConsent) => void;
  /** Tells the data layer what all events in the queue wait for. */
  readonly mark: (consent: MeasurementConsent) => void;
  /** Has all that are there go together. */
  readonly letWait: () => void;
  /** Takes what goes next out of the queue. */
  readonly takeCall: () => EventCall | undefined;
  /** Hands everything over, as far as the browser takes it; the rest is stored. */
  readonly handOver: (take: (call: EventCall) => boolean) => void;
  readonly restore: () => void;
  readonly drop: () => void;
}

/** How far an event has come that is not sent yet. */
const DELIVERIES: Readonly<Record<MeasurementConsent, Delivery>> = {
  allowed: 'queued',
  refused: 'dropped',
  undecided: 'held',
};

/** Makes what takes events out of the queue as calls, and tells the data layer of it. */
export function createOutbox(
  { queue, ids }: OutboxOptions,
  layer: Pick<DataLayer, 'setDelivery'>,
): Outbox {
  let pageView: string | undefined;
  /** So many events, from the first one on, have waited, and go together. */
  let waitingCount = 0;
  /** The events that were lost since there were too many. */
  let lostCount = 0;

  const mark = (events: readonly { readonly id: string }[], delivery: Delivery) =>
    layer.setDelivery(new Set(events.map(({ id }) => id)), delivery);
  const letWait = () => void (waitingCount = queue.events().length);
  const restore = () => {
    queue.restore();
    letWait();
  };
  const takeBatch = (take: (call: EventCall) => boolean) => {
    const waiting = queue.events().slice(0, waitingCount);
    const batch = createBatchCall(waiting, { ids: ids(), lostCount });
    if (!take(batch)) return undefined;
    mark(queue.take(batch.count), 'sent');
    waitingCount -= batch.count;
    lostCount = 0;
    return batch;
  };

  return {
    add({ id, time, event }, consent) {
      if (event.type === 'PAGE') pageView = id;
      pageView ??= id;
      const lost = consent !== 'refused' && queue.add({ id, time, event, pageView });
      if (lost) {
        lostCount += 1;
        waitingCount = Math.max(0, waitingCount - 1);
        mark([lost], 'dropped');
      }
      mark([{ id }], DELIVERIES[consent]);
    },
    mark: (consent) => mark(queue.events(), DELIVERIES[consent]),
    letWait,
    takeCall() {
      const [first] = queue.events();
      if (!first) return undefined;
      if (waitingCount > 0) return takeBatch(() => true);
      mark(queue.take(1), 'sent');
      return createEventCall(first, ids());
    },
    handOver(take) {
      restore();
      while (queue.events().length > 0 && takeBatch(take));
      queue.store();
      letWait();
    },
    restore,
    drop() {
      const dropped = queue.events();
      queue.clear();
      waitingCount = 0;
      mark(dropped, 'dropped');
    },
  };
}
