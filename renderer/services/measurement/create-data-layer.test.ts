import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createDataLayer, type DataLayerOptions } from './create-data-layer.ts';
import type { MeasurementEvent } from './measurement-event.ts';

const START = Date.UTC(2026, 10, 29, 9);
const CLICK: MeasurementEvent = { type: 'ELEMENTS_ACTIONS', elementType: 'link' };

function openLayer(options: DataLayerOptions = {}) {
  const host = createMemoryHost({ now: START });
  return { host, layer: createDataLayer(options, host) };
}

/** Records events one after the other; gives what the data layer has of them. */
function record(...events: readonly MeasurementEvent[]) {
  const { host, layer } = openLayer();
  for (const event of events) layer.record(event);
  return { host, events: layer.events().map(({ event }) => event) };
}

const ALL: readonly [row: string, event: MeasurementEvent][] = [
  ['AN-003', { type: 'PAGE', pageName: 'individuals' }],
  ['AN-004', { type: 'EVENT', pageName: 'individuals', eventName: 'menu opened' }],
  ['AN-005', { type: 'ERROR', error: 'Error retrieving content', errorType: 'technical' }],
  [
    'AN-006',
    { type: 'SEARCH', searchTerm: 'card', searchAmountOfResults: 12, pageType: 'results' },
  ],
  [
    'AN-007',
    {
      type: 'FORM_STEP',
      formId: 'contact',
      formStep: 2,
      formStatus: 'started',
      transactionId: '8f2c1c0e-3c55-4b8e-9c60-0f4a3e0c7b11',
      formOutcome: 'sent',
      formType: 'contact',
      products: 'loan',
      subProduct: 'home loan',
    },
  ],
  [
    'AN-008',
    {
      type: 'INSIGHT',
      insightType: 'shown',
      insightTrackingCode: 'T-1',
      insightPropositionCode: 'P-1',
      insightUUID: '8f2c1c0e-3c55-4b8e-9c60-0f4a3e0c7b11',
    },
  ],
  [
    'AN-009',
    {
      type: 'ELEMENTS_ACTIONS',
      elementType: 'link',
      elementContent: 'Read more',
      elementAction: 'click',
      elementPosition: 3,
    },
  ],
  [
    'AN-010',
    {
      type: 'ECOMMERCE',
      productId: 'gold-card',
      productStatus: 'ordered',
      productQuantity: 1,
      productCost: 48.5,
      priceInPoints: 100,
      contentId: 'cards',
      orderValue: 48.5,
      transactionId: 'T-1',
    },
  ],
];

test.each(ALL)('%s an event keeps all of its fields, and no other', (_, event) => {
  const { events } = record(Object.assign({ email: 'jan@example.be', toString: 'x' }, event));
  expect(events).toEqual([event]);
});

test('AN-014 the data layer keeps the last 50 events', () => {
  const { host, layer } = openLayer();
  for (let page = 1; page <= 51; page += 1) {
    layer.record({ type: 'PAGE', pageName: `page ${page}` });
  }
  const names = layer.events().map(({ event }) => event.type === 'PAGE' && event.pageName);
  expect([names.length, names[0], names.at(-1)]).toEqual([50, 'page 2', 'page 51']);
  expect(new Set(layer.events().map(({ id }) => id)).size).toBe(50);
  expect(layer.events()[0]?.time).toBe(host.now());
});

test('AN-041 fields of elements are cut at 100 characters, others at 1,000, and no emoji is halved', () => {
  const long = `${'a'.repeat(99)}${'🙂'.repeat(50_000)}`;
  const { events } = record(
    { ...CLICK, elementContent: long, elementAction: 'b'.repeat(101) },
    { type: 'ERROR', error: `${'a'.repeat(999)}${'🙂'.repeat(50_000)}`, errorType: 'technical' },
  );
  expect(events).toEqual([
    { ...CLICK, elementContent: 'a'.repeat(99), elementAction: 'b'.repeat(100) },
    { type: 'ERROR', error: 'a'.repeat(999), errorType: 'technical' },
  ]);
});

test.each([{ type: 'ELEMENTS_ACTIONS' }, { ...CLICK, elementType: '' }])(
  'AN-042 an element without a type is refused',
  (event) => {
    const { host, events } = record(event as MeasurementEvent);
    expect(events).toEqual([]);
    expect(host.messages).toEqual([
      {
        level: 'error',
        text: 'An event cannot be measured: Error: elementType is mandatory',
      },
    ]);
  },
);

test('every text of an event is cleaned, and the search term is the one that a visitor has typed', () => {
  const { events } = record(
    { type: 'SEARCH', searchTerm: 'BE68 5390 0754 7034 card', searchAmountOfResults: 0 },
    { ...CLICK, elementContent: 'jan@example.be' },
  );
  expect(events).toEqual([
    { type: 'SEARCH', searchTerm: '- card', searchAmountOfResults: 0 },
    { ...CLICK, elementContent: '-' },
  ]);
});

describe('what is no event', () => {
  const broken: MeasurementEvent = {
    type: 'PAGE',
    get pageName(): string {
      throw new Error('gone');
    },
  };
  const unknown: unknown = { type: 'toString' };

  test.each([broken, unknown, undefined, null, 'PAGE'])(
    '%# is refused, with a message',
    (value) => {
      const { host, events } = record(value as MeasurementEvent);
      expect([events, host.messages.length]).toEqual([[], 1]);
    },
  );

  test('values that are no text and no number are left out', () => {
    const odd: unknown = { ...CLICK, elementContent: { secret: 1 }, elementPosition: Number.NaN };
    expect(record(odd as MeasurementEvent).events).toEqual([CLICK]);
  });
});

test('the hook changes and refuses events, and what it returns is checked as well', () => {
  const { host, layer } = openLayer({
    beforeSend(event) {
      if (event.type === 'PAGE') return undefined;
      if (event.type === 'ERROR') throw new Error('hook');
      return { ...event, ...(event.type === 'EVENT' && { eventName: 'jan@example.be' }) };
    },
  });
  layer.record({ type: 'PAGE', pageName: 'a' });
  layer.record({ type: 'ERROR', error: 'a', errorType: 'b' });
  layer.record({ type: 'EVENT', pageName: 'a', eventName: 'b' });
  expect(layer.events().map(({ event }) => event)).toEqual([
    { type: 'EVENT', pageName: 'a', eventName: '-' },
  ]);
  expect(host.messages.map(({ text }) => text)).toEqual([
    'An event cannot be measured: Error: hook',
  ]);
});

test('events carry the names that the bank gives them', () => {
  const { layer } = openLayer({ eventNames: { 'menu opened': 'nav_open' } });
  for (const eventName of ['menu opened', 'toString']) {
    layer.record({ type: 'EVENT', pageName: 'a', eventName });
  }
  expect(layer.events().map(({ event }) => event.type === 'EVENT' && event.eventName)).toEqual([
    'nav_open',
    'toString',
  ]);
});

describe('listeners', () => {
  test('hear each event once, in order, also those that a listener records, until they end', () => {
    const { layer } = openLayer();
    const heard: string[] = [];
    layer.subscribe(({ event }) => {
      if (event.type === 'PAGE') layer.record(CLICK);
    });
    const stop = layer.subscribe(({ event }) => heard.push(event.type));
    layer.record({ type: 'PAGE', pageName: 'a' });
    stop();
    layer.record(CLICK);
    expect(heard).toEqual(['PAGE', 'ELEMENTS_ACTIONS']);
  });

  test('that record without end are stopped, and one that throws stops no other', () => {
    const { host, layer } = openLayer();
    const heard: string[] = [];
    layer.subscribe(() => {
      layer.record(CLICK);
      throw new Error('listener');
    });
    layer.subscribe(({ id }) => heard.push(id));
    layer.record(CLICK);
    expect(heard.length).toBe(51);
    expect(host.messages.at(-1)?.text).toBe(
      'Listeners of measurement record events without end: the rest is dropped.',
    );
  });

  test('hear how far an event has come', () => {
    const { layer } = openLayer();
    layer.record(CLICK);
    const heard: unknown[] = [];
    layer.subscribe(({ delivery }) => heard.push(delivery));
    layer.setDelivery(new Set(layer.events().map(({ id }) => id)), 'sent');
    expect([heard, layer.events()[0]?.delivery]).toEqual([['sent'], 'sent']);
  });
});
