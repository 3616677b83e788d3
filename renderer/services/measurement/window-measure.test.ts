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

test('no more than 1,000 events wait for it', () => {
  const host = createMemoryHost();
  const measure = createWindowMeasure(host.now);
  for (let index = 0; index < 1_001; index += 1) measure.record({ ...PAGE, pageName: `${index}` });
  let count = 0;
  const layer = createDataLayer({}, host);
  layer.subscribe(() => (count += 1));
  measure.connect(layer);
  expect(count).toBe(1_000);
});
