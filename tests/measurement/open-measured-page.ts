import { createBackend, createFaultInjection, createMemoryStore } from '#fixtures/backend';
import { createHttp } from '#renderer/calls';
import {
  createDataLayer,
  createDelivery,
  createEventQueue,
  createIdentity,
  type MeasurementEvent,
} from '#renderer/data-layer';
import type { MemoryBrowser } from '#renderer/memory';

/** An event as the reference backend has received it. */
export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly time: number;
  readonly pageName?: string;
}

/** One event of each type. */
export const EVENTS: readonly MeasurementEvent[] = [
  { type: 'PAGE', pageName: 'individuals' },
  { type: 'SEARCH', searchTerm: 'card', searchAmountOfResults: 2 },
  { type: 'EVENT', pageName: 'individuals', eventName: 'menu' },
  { type: 'ERROR', error: 'Error retrieving content', errorType: 'technical-error' },
  { type: 'FORM_STEP', formId: 'contact' },
  { type: 'INSIGHT', insightType: 'offer' },
  { type: 'ELEMENTS_ACTIONS', elementType: 'link' },
  { type: 'ECOMMERCE', productId: 'gold-card' },
];

const images = async () => undefined;

/** The reference backend, with the events that it has received, in their order. */
export function createMeasuringBackend(faultInjection = createFaultInjection()) {
  const store = createMemoryStore({});
  const backend = createBackend({ store, images, faultInjection });
  const received = async (): Promise<readonly ReceivedEvent[]> => {
    const response = await backend.request('/clientevent/received');
    const { calls } = (await response.json()) as {
      readonly calls: readonly { readonly events: readonly ReceivedEvent[] }[];
    };
    return calls.flatMap(({ events }) => events);
  };
  return { backend, received };
}

/** A page that a profile allows to measure, with all of it from the data layer to the calls. */
export function openMeasuredPage(browser: MemoryBrowser) {
  const tab = browser.openTab();
  const warnings: string[] = [];
  const errors: string[] = [];
  const console = {
    info: () => undefined,
    warn: (text: string) => void warnings.push(text),
    error: (text: string) => void errors.push(text),
  };
  const host = { ...tab, console };
  const http = createHttp({ origin: tab.url().origin, locale: 'en-GB' }, host);
  const identity = createIdentity(
    { http, allows: () => true, profile: () => ({ id: 'p-1' }) },
    host,
  );
  const painted = Promise.withResolvers<void>();
  const layer = createDataLayer({}, host);
  const delivery = createDelivery(
    {
      adapter: {
        ready: () => painted.promise,
        identify: identity.load,
        send: ({ path, body }) => http.fetch(path, { method: 'POST', body }),
        handOver: () => false,
      },
      queue: createEventQueue(() => tab.tabStorage),
      consent: () => 'allowed',
      ids: identity.ids,
    },
    layer,
    host,
  );
  const started = delivery.start();
  return {
    layer,
    warnings,
    errors,
    /** Lets events be sent. Resolves once those have gone that have waited for it. */
    paint: async () => {
      painted.resolve();
      await started;
    },
  };
}
