import { createMemoryHost } from '../../host/memory/index.testing.ts';
import type { TabStorage } from '../../host/index.ts';
import { createDataLayer } from './create-data-layer.ts';
import { createDelivery, type MeasurementAdapter } from './create-delivery.ts';
import type { MeasurementConsent } from './create-outbox.ts';
import { createEventQueue } from './event-queue.ts';
import type { EventCall } from './measurement-calls.ts';
import type { MeasurementEvent } from './measurement-event.ts';

interface SentBody {
  readonly time: number;
  readonly pageName: string;
  readonly events?: readonly SentBody[];
  readonly lost?: number;
}

interface PageOptions extends Partial<MeasurementAdapter> {
  readonly stored?: Map<string, string>;
  readonly consent?: MeasurementConsent;
  /** The state of the storage of the tab. */
  readonly storage?: 'usable' | 'full' | 'off';
}

export function readBody(text: string): SentBody {
  const body: SentBody = JSON.parse(text);
  return body;
}
export const page = (pageName: string): MeasurementEvent => ({ type: 'PAGE', pageName });
export const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

function guard<Result>(isUsable: boolean, task: () => Result): Result {
  if (!isUsable) throw new DOMException('No storage here.', 'QuotaExceededError');
  return task();
}

function storageOf(stored: Map<string, string>, state: PageOptions['storage']): TabStorage {
  return {
    get: (name) => guard(state !== 'off', () => stored.get(name)),
    set: (name, value) => guard(state === 'usable', () => void stored.set(name, value)),
    remove: (name) => guard(state !== 'off', () => void stored.delete(name)),
  };
}

/** A page whose events go to a test. */
export function openPage(options: PageOptions = {}) {
  const { stored = new Map<string, string>(), storage = 'usable' } = options;
  let consent = options.consent ?? 'allowed';
  const host = createMemoryHost();
  const layer = createDataLayer({}, host);
  const sent: EventCall[] = [];
  const handedOver: EventCall[] = [];
  const delivery = createDelivery(
    {
      adapter: {
        ready: async () => undefined,
        send: async (call) => void sent.push(call),
        handOver: (call) => handedOver.push(call) > 0,
        ...options,
      },
      queue: createEventQueue(() => storageOf(stored, storage)),
      consent: () => consent,
      ids: () => ({ sessionId: 's-1' }),
    },
    layer,
    host,
  );
  return {
    host,
    layer,
    delivery,
    stored,
    sent,
    handedOver,
    record: (...names: readonly string[]) => names.forEach((name) => layer.record(page(name))),
    choose: (level: MeasurementConsent) => {
      consent = level;
      delivery.followConsent();
    },
    deliveries: () => layer.events().map((each) => each.delivery),
  };
}

/** Lists the names in a call: those of a batch in brackets. */
export function namesIn({ body }: EventCall): string {
  const { events, pageName } = readBody(body);
  return events ? `[${events.map((event) => event.pageName).join()}]` : pageName;
}
