import { getReason } from '../../errors/index.ts';
import { limitTime, type Host } from '../../host/index.ts';
import type { DataLayer } from './create-data-layer.ts';
import type { EventQueue } from './event-queue.ts';
import type { Delivery, RecordedEvent } from './measure.ts';
import {
  ANSWER_LIMIT_MS,
  createBatchCall,
  createEventCall,
  type EventCall,
  type QueuedEvent,
  type SenderIds,
} from './measurement-calls.ts';

/** The way to whoever receives events. */
export interface MeasurementAdapter {
  /**
   * Resolves once events may be sent. Until then they wait, also where it rejects or never
   * resolves; at the end of the page they are handed over all the same.
   */
  readonly ready: () => Promise<void>;
  /** Finds out the ids that events are sent with. A failure does not hold them up. */
  readonly identify?: () => Promise<void>;
  /** Sends a call; resolves or rejects with its answer. */
  readonly send: (call: EventCall) => Promise<unknown>;
  /** Hands over a call that outlives the page. Says whether the browser has taken it. */
  readonly handOver: (call: EventCall) => boolean;
}

/** Says what a visitor allows: `undecided` while nobody has chosen, and events may wait for it. */
export type MeasurementConsent = 'allowed' | 'refused' | 'undecided';

export interface DeliveryOptions {
  readonly adapter: MeasurementAdapter;
  readonly queue: EventQueue;
  readonly consent: () => MeasurementConsent;
  /** The ids that events are sent with, as they are at that moment. */
  readonly ids: () => SenderIds;
}

export interface EventDelivery {
  /** Asks for readiness, and then sends what waits, and each event as it comes. */
  readonly start: () => Promise<void>;
  /** Sends or drops what waits for the choice of a visitor who has made one. */
  readonly followConsent: () => void;
  /** Hands everything over: the page is hidden, and may never come back. */
  readonly hide: () => void;
  readonly show: () => void;
}

type DeliveryHost = Pick<Host, 'after' | 'console' | 'nextTurn'>;

/** All that the steps of one delivery share. */
interface Sending extends DeliveryOptions {
  readonly layer: Pick<DataLayer, 'subscribe' | 'setDelivery'>;
  readonly host: DeliveryHost;
  /** The ids of events that have waited, and go together. */
  readonly waiting: Set<string>;
  pageView: string | undefined;
  isReady: boolean;
  isHidden: boolean;
  isRunning: boolean;
  /** The events that were lost since there were too many. */
  lostCount: number;
}

/** Makes the delivery of the events of a data layer. Each leaves once, in its order. */
export function createDelivery(
  options: DeliveryOptions,
  layer: Pick<DataLayer, 'subscribe' | 'setDelivery'>,
  host: DeliveryHost,
): EventDelivery {
  const { adapter, queue, consent } = options;
  const sending: Sending = {
    ...options,
    layer,
    host,
    waiting: new Set(),
    pageView: undefined,
    isReady: false,
    isHidden: false,
    isRunning: false,
    lostCount: 0,
  };

  return {
    async start() {
      layer.subscribe((recorded) => accept(sending, recorded));
      if (consent() === 'allowed') restore(sending);
      else if (consent() === 'refused') drop(sending);
      try {
        await adapter.ready();
      } catch (error) {
        return host.console.warn(`Events wait, since nobody takes them: ${getReason(error)}`);
      }
      sending.isReady = true;
      await run(sending);
    },
    followConsent() {
      const state = consent();
      if (state === 'refused') return drop(sending);
      mark(sending, queue.events(), state === 'undecided' ? 'held' : 'queued');
      if (state === 'undecided') return;
      letWait(sending);
      void run(sending);
    },
    hide() {
      sending.isHidden = true;
      if (consent() === 'allowed') handOver(sending);
    },
    show() {
      if (!sending.isHidden) return;
      sending.isHidden = false;
      if (consent() === 'allowed') restore(sending);
      void run(sending);
    },
  };
}

function accept(sending: Sending, { id, time, event, delivery }: RecordedEvent): void {
  // Those that are there already are told of anew as they come further.
  if (delivery !== undefined) return;
  const { queue, consent, waiting } = sending;
  sending.pageView = event.type === 'PAGE' ? id : (sending.pageView ?? id);
  const state = consent();
  if (state === 'refused') return mark(sending, [{ id }], 'dropped');
  const lost = queue.add({ id, time, event, pageView: sending.pageView });
  if (lost) {
    sending.lostCount += 1;
    waiting.delete(lost.id);
    mark(sending, [lost], 'dropped');
  }
  if (!maySend(sending)) waiting.add(id);
  mark(sending, [{ id }], state === 'undecided' ? 'held' : 'queued');
  if (sending.isHidden && state === 'allowed') queue.store();
  void run(sending);
}

async function run(sending: Sending): Promise<void> {
  const { adapter, queue, host } = sending;
  if (sending.isRunning) return;
  sending.isRunning = true;
  while (maySend(sending) && queue.events().length > 0) {
    if (adapter.identify) await adapter.identify();
    // The page may have been hidden meanwhile, or consent withdrawn.
    const call = maySend(sending) ? takeCall(sending) : undefined;
    if (call) await sendCall(adapter, call, host);
    await host.nextTurn();
  }
  sending.isRunning = false;
}

function maySend({ isReady, isHidden, consent }: Sending): boolean {
  return isReady && !isHidden && consent() === 'allowed';
}

/** Takes what goes next out of the queue. */
function takeCall(sending: Sending): EventCall | undefined {
  const { queue, waiting, ids } = sending;
  const events = queue.events();
  const [first] = events;
  if (!first) return undefined;
  const single = events.findIndex(({ id }) => !waiting.has(id));
  if (single !== 0) return takeBatch(sending, single === -1 ? events : events.slice(0, single));
  mark(sending, queue.take(1), 'sent');
  return createEventCall(first, ids());
}

function takeBatch(sending: Sending, events: readonly QueuedEvent[]): EventCall {
  const { ids, lostCount } = sending;
  const batch = createBatchCall(events, { ids: ids(), lostCount });
  finishBatch(sending, batch.count);
  return batch;
}

function finishBatch(sending: Sending, count: number): void {
  const taken = sending.queue.take(count);
  sending.lostCount = 0;
  for (const { id } of taken) sending.waiting.delete(id);
  mark(sending, taken, 'sent');
}

/** Hands everything over, as far as the browser takes it; the rest is stored. */
function handOver(sending: Sending): void {
  const { adapter, queue, ids } = sending;
  restore(sending);
  while (queue.events().length > 0) {
    const { lostCount } = sending;
    const batch = createBatchCall(queue.events(), { ids: ids(), lostCount });
    if (!adapter.handOver(batch)) break;
    finishBatch(sending, batch.count);
  }
  queue.store();
}

function restore(sending: Sending): void {
  sending.queue.restore();
  letWait(sending);
}

function letWait({ queue, waiting }: Sending): void {
  for (const { id } of queue.events()) waiting.add(id);
}

function drop(sending: Sending): void {
  const dropped = sending.queue.events();
  sending.queue.clear();
  sending.waiting.clear();
  mark(sending, dropped, 'dropped');
}

function mark(
  { layer }: Sending,
  events: readonly { readonly id: string }[],
  delivery: Delivery,
): void {
  layer.setDelivery(new Set(events.map(({ id }) => id)), delivery);
}

/** Measuring is nothing that a visitor waits for: a call that fails is over (001 §8). */
async function sendCall(
  adapter: MeasurementAdapter,
  call: EventCall,
  host: DeliveryHost,
): Promise<void> {
  try {
    await limitTime(host, { limitMs: ANSWER_LIMIT_MS }, async () => adapter.send(call));
  } catch (error) {
    host.console.warn(`A call of measurement failed: ${call.path}: ${getReason(error)}`);
  }
}
