import { describe, expect, test } from 'vitest';
import { namesIn, openPage, page, readBody, settle } from './delivering-page.testing.ts';

describe('readiness', () => {
  test('AN-012 AN-013 events wait for it and then go in their order, those that have waited together', async () => {
    const ready = Promise.withResolvers<void>();
    const { delivery, record, sent, deliveries, layer, host } = openPage({
      ready: () => ready.promise,
    });
    const started = delivery.start();
    record('1', '2');
    await host.clock.advance(5_000);
    expect([sent, deliveries()]).toEqual([[], ['queued', 'queued']]);

    ready.resolve();
    await started;
    record('3');
    record('4');
    await settle();

    expect(sent.map(namesIn)).toEqual(['[1,2]', '3', '4']);
    expect(deliveries()).toEqual(['sent', 'sent', 'sent', 'sent']);
    const { events } = readBody(sent[0]?.body ?? '');
    expect(events?.map(({ time }) => time)).toEqual(
      layer
        .events()
        .map(({ time }) => time)
        .slice(0, 2),
    );
  });

  test.each([
    ['never comes', () => new Promise<void>(() => undefined)],
    ['rejects', () => Promise.reject(new Error('no library'))],
    [
      'throws',
      () => {
        throw new Error('no library');
      },
    ],
  ])('where it %s, events go at the end of the page', async (_, ready) => {
    const { delivery, record, sent, handedOver } = openPage({ ready });
    void delivery.start();
    await settle();
    record('1');
    await settle();
    delivery.hide();
    expect([sent, handedOver.map(namesIn)]).toEqual([[], ['[1]']]);
  });
});

test.each([
  ['AN-016', page('a'), 'pageload'],
  ['AN-017', { type: 'SEARCH', searchTerm: 'card', searchAmountOfResults: 2 }, 'search'],
  ['AN-018', { type: 'EVENT', pageName: 'a', eventName: 'b' }, 'actionevent'],
  ['AN-019', { type: 'ERROR', error: 'a', errorType: 'b' }, 'error'],
  ['AN-020', { type: 'FORM_STEP', formId: 'a' }, 'form'],
  ['AN-021', { type: 'INSIGHT', insightType: 'a' }, 'displayinsight'],
  ['AN-022', { type: 'ELEMENTS_ACTIONS', elementType: 'link' }, 'elementsonpage'],
  ['AN-023', { type: 'ECOMMERCE', productId: 'a' }, 'ecommerce'],
] as const)('%s AN-037 %o goes to %s, with its version', async (_, event, endpoint) => {
  const { delivery, layer, sent } = openPage();
  await delivery.start();
  layer.record(event);
  await settle();
  expect(sent.map(({ path }) => path)).toEqual([`/clientevent/measurement/${endpoint}`]);
  expect(readBody(sent[0]?.body ?? '')).toEqual({
    id: layer.events()[0]?.id,
    time: layer.events()[0]?.time,
    pageView: layer.events()[0]?.id,
    clientVersion: '6.7.1',
    sessionId: 's-1',
    ...event,
  });
});

describe('a call that fails', () => {
  test.each([
    ['rejects', () => Promise.reject(new Error('503'))],
    [
      'throws',
      () => {
        throw new Error('503');
      },
    ],
  ])(
    'AN-033 AN-034 warns where it %s, is not tried again, and the next one goes',
    async (_, fail) => {
      const paths: string[] = [];
      const { delivery, record, host } = openPage({
        send: (call) => {
          paths.push(namesIn(call));
          return paths.length === 1 ? fail() : Promise.resolve();
        },
      });
      await delivery.start();
      record('1', '2');
      await settle();
      await settle();
      expect(paths).toEqual(['1', '2']);
      expect(host.messages).toEqual([
        {
          level: 'warn',
          text: 'A call of measurement failed: /clientevent/measurement/pageload: 503',
        },
      ]);
    },
  );

  test('AN-036 one without an answer counts as done after 3,000 ms, with a warning', async () => {
    const names: string[] = [];
    const { delivery, record, host } = openPage({
      send: (call) => {
        names.push(namesIn(call));
        return new Promise(() => undefined);
      },
    });
    await delivery.start();
    record('1', '2');
    await host.clock.advance(2_999);
    const before = [...names];
    await host.clock.advance(1);
    await settle();
    expect([before, names]).toEqual([['1'], ['1', '2']]);
    expect(host.messages.map(({ text }) => text)).toEqual([
      'A call of measurement failed: /clientevent/measurement/pageload: 3000ms timeout',
    ]);
  });
});
