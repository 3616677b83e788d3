import { expect, test } from 'vitest';
import { createMemoryBrowser } from '#renderer/memory';
import { createMeasuringBackend, openMeasuredPage } from './open-measured-page.ts';

const HOUR_MS = 3_600_000;

test('a clock that is set an hour on and a day back changes when events were, not their order nor how often they come', async () => {
  const answered = Promise.withResolvers<void>();
  const { backend, received } = createMeasuringBackend();
  const browser = createMemoryBrowser({
    async fetch(request) {
      const response = await backend.fetch(request);
      if (request.url.endsWith('/pageload')) await answered.promise;
      return response;
    },
  });
  const { layer, warnings, paint } = openMeasuredPage(browser);
  const start = browser.now();
  await paint();

  layer.record({ type: 'PAGE', pageName: 'under way' });
  browser.moveWallClock(HOUR_MS);
  layer.record({ type: 'EVENT', pageName: 'a', eventName: 'an hour on' });
  browser.moveWallClock(-24 * HOUR_MS);
  layer.record({ type: 'EVENT', pageName: 'a', eventName: 'a day back' });
  answered.resolve();

  const hours = async () => (await received()).map(({ time }) => (time - start) / HOUR_MS);
  await expect.poll(hours, { interval: 2 }).toEqual([0, 1, -23]);
  expect(new Set((await received()).map(({ id }) => id)).size).toBe(3);
  expect(warnings).toEqual([]);
});
