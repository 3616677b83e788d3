import { describe, expect, test } from 'vitest';
import { namesIn, openPage, readBody, settle } from './delivering-page.testing.ts';
import { QUEUE_KEY } from './event-queue.ts';

describe('the end of a page', () => {
  test('AN-024 AN-032 hands over what waits in batches below 60 kB, each event once', async () => {
    const { delivery, record, layer, sent, handedOver, stored } = openPage({
      send: () => new Promise(() => undefined),
    });
    await delivery.start();
    record('1');
    for (let index = 0; index < 200; index += 1) {
      layer.record({ type: 'ERROR', error: '€'.repeat(1_000), errorType: `${index}` });
    }
    delivery.hide();
    delivery.hide();

    const sizes = handedOver.map(({ body }) => new TextEncoder().encode(body).length);
    expect(sizes.every((size) => size < 60_000)).toBe(true);
    const types = handedOver.flatMap(({ body }) => readBody(body).events ?? []);
    expect(types).toHaveLength(200);
    expect([sent, stored.size]).toEqual([[], 0]);
    expect(new Set(handedOver.map(({ path }) => path))).toEqual(
      new Set(['/clientevent/measurement/batch']),
    );
  });

  test('what the browser does not take goes first at the next page, in the same tab alone', async () => {
    const stored = new Map<string, string>();
    const first = openPage({
      stored,
      send: () => new Promise(() => undefined),
      handOver: () => false,
    });
    await first.delivery.start();
    first.record('1', '2', '3');
    first.delivery.hide();

    const next = openPage({ stored });
    next.record('4');
    await next.delivery.start();
    next.record('5');
    await settle();
    first.delivery.show();
    await settle();

    expect(next.sent.map(namesIn)).toEqual(['[2,3]', '5']);
    expect(first.sent.map(namesIn)).toEqual([]);
  });

  test('a page that comes back sends what it has stored, once', async () => {
    const { delivery, record, sent, stored } = openPage({ handOver: () => false });
    await delivery.start();
    delivery.hide();
    record('1');
    expect(stored.has(QUEUE_KEY)).toBe(true);
    delivery.show();
    await settle();
    expect([sent.map(namesIn), stored.size]).toEqual([['[1]'], 0]);
  });

  test.each(['full', 'off'] as const)(
    'where storage is %s, events live as long as the page',
    async (storage) => {
      const { delivery, record, sent } = openPage({ storage, handOver: () => false });
      await delivery.start();
      delivery.hide();
      record('1');
      delivery.show();
      await settle();
      expect(sent.map(namesIn)).toEqual(['[1]']);
    },
  );

  test.each([
    '{"version":0,"events":[{"id":"1","time":1,"pageView":"a","event":{"type":"PAGE","pageName":"x"}}]}',
    '{"version":1,"events":[1,{"id":"1"},{"id":"1","time":1,"pageView":"a","event":{"type":"PAGE","email":"x"}}]}',
    '{"version":1}',
    '[',
  ])('what is stored in another form is dropped: %s', async (text) => {
    const { delivery, sent, stored } = openPage({ stored: new Map([[QUEUE_KEY, text]]) });
    await delivery.start();
    expect([sent, stored.size]).toEqual([[], 0]);
  });
});

test('of more than 1,000 events that wait the oldest go, and the next call says how many', async () => {
  const ready = Promise.withResolvers<void>();
  const { delivery, record, sent } = openPage({ ready: () => ready.promise });
  const started = delivery.start();
  for (let index = 0; index < 10_000; index += 1) record(String(index));
  ready.resolve();
  await started;
  const all = sent.map(({ body }) => readBody(body));
  const names = all.flatMap(({ events = [] }) => events.map(({ pageName }) => pageName));
  expect([names.length, names[0], names.at(-1)]).toEqual([1_000, '9000', '9999']);
  expect(all.map(({ lost }) => lost)).toEqual([9_000, ...all.slice(1).map(() => undefined)]);
});

describe('consent', () => {
  test('AN-047 events are held while nobody has chosen, and go with their own times once it is allowed', async () => {
    const { delivery, record, sent, handedOver, deliveries, choose, host, stored } = openPage({
      consent: 'undecided',
    });
    const start = host.now();
    await delivery.start();
    record('1');
    await host.clock.advance(60_000);
    delivery.hide();
    delivery.show();
    expect([sent, handedOver, stored.size, deliveries()]).toEqual([[], [], 0, ['held']]);

    choose('allowed');
    await settle();
    expect(sent.map(namesIn)).toEqual(['[1]']);
    expect(readBody(sent[0]?.body ?? '').events?.map(({ time }) => time)).toEqual([start]);
  });

  test('AN-047 AN-048 a refusal drops what is held or unsent, and all that follows', async () => {
    const stored = new Map([[QUEUE_KEY, '{"version":1,"events":[]}']]);
    const { delivery, record, sent, handedOver, deliveries, choose } = openPage({
      consent: 'undecided',
      stored,
    });
    await delivery.start();
    record('1');
    choose('refused');
    record('2');
    choose('allowed');
    await settle();
    delivery.hide();
    expect([sent, handedOver, stored.size]).toEqual([[], [], 0]);
    expect(deliveries()).toEqual(['dropped', 'dropped']);
  });
});

test('events belong to the page view that began last', async () => {
  const { delivery, layer, record, sent } = openPage();
  await delivery.start();
  record('1');
  layer.record({ type: 'EVENT', pageName: '1', eventName: 'a' });
  record('2');
  for (let turn = 0; turn < 3; turn += 1) await settle();
  const views = sent.map(({ body }) => (JSON.parse(body) as { pageView: string }).pageView);
  const [first, , second] = layer.events().map(({ id }) => id);
  expect(views).toEqual([first, first, second]);
});
