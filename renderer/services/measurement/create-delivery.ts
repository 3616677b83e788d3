import { getReason } from '../../errors/index.ts';
import { limitTime, type Host } from '../../host/index.ts';
import type { DataLayer } from './create-data-layer.ts';
import { createOutbox, type MeasurementConsent, type OutboxOptions } from './create-outbox.ts';
import { ANSWER_LIMIT_MS, type EventCall } from './measurement-calls.ts';

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

export interface DeliveryOptions extends OutboxOptions {
  readonly adapter: MeasurementAdapter;
  readonly consent: () => MeasurementConsent;
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

/** Makes the delivery of the events of a data layer. Each leaves once, in its order. */
export function createDelivery(
  options: DeliveryOptions,
  layer: Pick<DataLayer, 'subscribe' | 'setDelivery'>,
  host: DeliveryHost,
): EventDelivery {
  const { adapter, queue, consent } = options;
  const outbox = createOutbox(options, layer);
  let isReady = false;
  let isHidden = false;
  let isRunning = false;

  const maySend = () => isReady && !isHidden && consent() === 'allowed';
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (maySend() && queue.events().length > 0) {
      if (adapter.identify) await adapter.identify();
      // The page may have been hidden meanwhile, or consent withdrawn.
      const call = maySend() ? outbox.takeCall() : undefined;
      if (call) await sendCall(adapter, call, host);
      await host.nextTurn();
    }
    isRunning = false;
  };

  return {
    async start() {
      layer.subscribe((recorded) => {
        // Those that are there already are told of anew as they come further.
        if (recorded.delivery !== undefined) return;
        const state = consent();
        outbox.add(recorded, state);
        if (isHidden && state === 'allowed') queue.store();
        if (!maySend()) outbox.letWait();
        void run();
      });
      if (consent() === 'allowed') outbox.restore();
      else if (consent() === 'refused') outbox.drop();
      try {
        await adapter.ready();
      } catch (error) {
        return host.console.warn(`Events wait, since nobody takes them: ${getReason(error)}`);
      }
      isReady = true;
      await run();
    },
    followConsent() {
      if (consent() === 'refused') return outbox.drop();
      outbox.mark(consent());
      outbox.letWait();
      void run();
    },
    hide() {
      isHidden = true;
      if (consent() === 'allowed') outbox.handOver(adapter.handOver);
    },
    show() {
      if (!isHidden) return;
      isHidden = false;
      if (consent() === 'allowed') outbox.restore();
      void run();
    },
  };
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
