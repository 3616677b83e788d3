import { expect, test } from 'vitest';
import { createMemoryHost } from '../../../host/memory/index.testing.ts';
import { API_ORIGIN, clientWith } from '../sample-client.testing.ts';
import type { CallCache } from './call-cache.ts';
import { createCache } from './create-cache.ts';
import { createLazyCache } from './lazy-cache.ts';
import { counting } from './sample-cache.testing.ts';

const options = { identifier: () => 'default', origin: API_ORIGIN, useCache: true };

function clientLoading(load: () => Promise<CallCache>) {
  const { http } = clientWith(counting(), { cache: createLazyCache(load) });
  return async () => (await http.fetch('/a')).text();
}

test('the code of a cache is loaded once, with the first call', async () => {
  let loads = 0;
  const ask = clientLoading(async () => {
    loads += 1;
    return createCache(options, createMemoryHost()).call;
  });
  const before = loads;

  expect([before, await ask(), await ask(), loads]).toEqual([0, '1', '1', 1]);
});

test('where it does not come, calls are sent without one, and the next tries again', async () => {
  let loads = 0;
  const ask = clientLoading(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return createCache(options, createMemoryHost()).call;
  });

  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['1', '2', '3', '3']);
});
