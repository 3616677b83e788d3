import { expect, test } from 'vitest';
import { createCache, createHttp } from '#renderer/calls';
import { createMemoryHost } from '#renderer/memory';
import { heapInUse } from './heap.ts';

const ORIGIN = 'https://api.meridia.test';
/** Until V8 has made all the machine code that it will. */
const WARM_UP = 50_000;
const CALLS = 100_000;
const ADDRESSES = 1_000;
const MAX_CACHE_BYTES = 10_000_000;
const MAX_GROWTH = 1.05;
const LIMIT_MS = 900_000;

/**
 * The text of each of a thousand addresses has another weight, and all together weigh more than the
 * cache may hold.
 */
const TEXTS = Array.from({ length: ADDRESSES }, (_, index) => `"${'x'.repeat(index * 40)}"`);

test(
  '100,000 calls, of every kind and with every end, leave the memory as it was and the cache within its limit',
  { timeout: LIMIT_MS },
  async () => {
    let profile = 0;
    const host = createMemoryHost({ fetch: serviceOf(TEXTS) });
    const options = { origin: ORIGIN, identifier: () => `p-${profile}`, useCache: true };
    const { call: cache, bytes } = createCache(options, host);
    const http = createHttp({ origin: ORIGIN, locale: 'fr-BE', cache }, host);
    let largest = 0;

    await callFor(WARM_UP);
    const before = await memoryInUse();
    await callFor(CALLS);
    const after = await memoryInUse();

    expect(largest).toBeLessThanOrEqual(MAX_CACHE_BYTES);
    expect(largest).toBeGreaterThan(MAX_CACHE_BYTES / 2);
    expect(after / before).toBeLessThan(MAX_GROWTH);

    async function callFor(count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) {
        // Seldom enough that the cache fills up in between.
        if (index % 5_000 === 4_999) profile += 1;
        await callOnce(index).catch(() => undefined);
        largest = Math.max(largest, bytes());
      }
      // Each measurement is of a full cache.
      for (let index = 0; index < ADDRESSES; index += 1) await http.fetchJson(`/a/${index}`);
      await host.clock.advance(60_000);
    }

    function callOnce(index: number): Promise<unknown> {
      // Every address comes up, in an order that is no order.
      const path = `/a/${(index * 617) % ADDRESSES}`;
      switch (index % 50) {
        case 0:
          return http.fetch(path, { method: 'POST', cacheOptions: { invalidateUrlsRegex: /9$/ } });
        case 1:
          return http.fetch('/lost');
        case 2:
          return Promise.allSettled([http.fetchJson(path), leave(path), http.fetchJson(path)]);
        case 3:
          return http.fetchJson('/broken');
        case 4:
          return http.fetchJson(path, { cacheOptions: { useCache: false } });
        default:
          return http.fetchJson(path);
      }
    }

    function leave(path: string): Promise<unknown> {
      const leaving = new AbortController();
      const answer = http.fetchJson(path, { signal: leaving.signal });
      leaving.abort(new Error('left'));
      return answer;
    }
  },
);

/** Bytes of answers are no part of the heap. */
async function memoryInUse(): Promise<number> {
  const heap = await heapInUse();
  return heap + process.memoryUsage().arrayBuffers;
}

function serviceOf(texts: readonly string[]): (request: Request) => Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/lost') throw new TypeError('Failed to fetch');
    if (pathname === '/broken') return new Response('{"a":', { headers });
    return new Response(texts[Number(pathname.slice('/a/'.length))], { headers });
  };
}
