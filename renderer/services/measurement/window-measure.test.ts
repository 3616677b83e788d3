import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createDataLayer } from './create-data-layer.ts';
import { createWindowMeasure } from './window-measure.ts';

const PAGE = { type: 'PAGE', pageName: 'a' } as const;

test('what is recorded before the data layer is there comes to it with its own time, once', async () => {
  const host = createMemoryHost();
  const start = host.now();
  const measure = createWindowMeasure(host.now);
  const heard: number[] = [];
  measure.subscribe(({ time }) => heard.push(time - start));

  measure.record(PAGE);
  await host.clock.advance(2_000);
  const isFirst = measure.connect(createDataLayer({}, host));
  measure.record(PAGE);

  expect([isFirst, heard]).toEqual([true, [0, 2_000]]);
  expect(measure.events().map(({ time }) => time - start)).toEqual([0, 2_000]);
  expect(measure.connect(createDataLayer({}, host))).toBe(false);
  expect(measure.events()).toHaveLength(2);
});

test('no more than 1,000 events wait for it, and they come in slices, before what follows', async () => {
  const host = createMemoryHost();
  const measure = createWindowMeasure(host.now);
  for (let index = 0; index < 10_000; index += 1) measure.record({ ...PAGE, pageName: `${index}` });
  const names: string[] = [];
  const slices: number[] = [];
  const layer = createDataLayer({}, host);
  const ended = Promise.withResolvers<void>();
  measure.connect(layer, {
    begin: () =>
      void layer.subscribe(({ event }) => {
        if (event.type === 'PAGE') names.push(event.pageName);
        if (names.length === 1_001) ended.resolve();
      }),
    async nextTurn() {
      slices.push(names.length);
      if (slices.length === 1) measure.record({ ...PAGE, pageName: 'later' });
    },
  });
  await ended.promise;
  expect([names.length, names[0], names.at(-1)]).toEqual([1_001, '9000', 'later']);
  expect(slices).toEqual(Array.from({ length: 20 }, (_, index) => 50 * (index + 1)));
});
