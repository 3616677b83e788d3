import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { readDeliveryHost } from './delivery-host.ts';

const CONFIG = { host: 'https://marketing.test', client: 'bank', propertyTokens: {} };
const BLOCK = '<script type="application/json" id="experience-config">';

test('the environment names another marketing host', async () => {
  const text = `${BLOCK}{"details":{"deliveryHost":"https://near.test"}}</script>`;
  const host = createMemoryHost({ fetch: () => Promise.resolve(new Response(text)) });

  expect(await readDeliveryHost(CONFIG, host)).toEqual({ ...CONFIG, host: 'https://near.test' });
});

test('an environment that answered while the page was busy is read once it has time', async () => {
  const { promise: timer, resolve: after } = Promise.withResolvers<() => void>();
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const host = {
    ...createMemoryHost({ fetch: () => response }),
    after: (_: number, task: () => void) => after(task),
  };
  const reading = readDeliveryHost(CONFIG, host);

  // The page was busy for longer than all of that time, and the timer is what it does first.
  (await timer)();
  respond(new Response(`${BLOCK}{"details":{"deliveryHost":"https://near.test"}}</script>`));

  expect(await reading).toMatchObject({ host: 'https://near.test' });
});

test('an environment that does not answer within 500 ms is not waited for', async () => {
  const host = createMemoryHost({ fetch: () => new Promise(() => {}) });

  const reading = readDeliveryHost(CONFIG, host);
  await host.clock.advance(500);

  expect(await reading).toBe(CONFIG);
});
