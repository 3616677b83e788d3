import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../../host/memory/index.testing.ts';
import { API_ORIGIN, clientWith, failureOf, type Answer } from '../sample-client.testing.ts';
import { createCache } from './create-cache.ts';
import { cachedClient, counting } from './sample-cache.testing.ts';

/** A service whose answers come when the test gives them, oldest call first. */
function held() {
  const waiting: PromiseWithResolvers<Response>[] = [];
  const answer: Answer = ({ signal }) => {
    const call = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => call.reject(signal.reason));
    waiting.push(call);
    return call.promise;
  };
  return {
    answer,
    waiting,
    give: (response: Response) => waiting.shift()?.resolve(response),
    fail: () => waiting.shift()?.reject(new TypeError('Failed to fetch')),
  };
}

describe('equal GETs at the same time', () => {
  test('are sent once, and each caller gets an answer to read', async () => {
    const { answer, give, waiting } = held();
    const { ask, sent } = cachedClient({}, answer);
    const asked = Promise.all([ask(), ask(), ask(), ask('/b')]);

    await expect.poll(() => waiting.length).toBe(2);
    give(Response.json(1));
    give(Response.json(2));

    expect(await asked).toEqual(['1', '1', '1', '2']);
    expect(sent).toHaveLength(2);
  });

  test('are all sent once it shows that the first brings nothing to store', async () => {
    const { answer, give, waiting } = held();
    const { ask, sent } = cachedClient({}, answer);
    const asked = Promise.all([ask(), ask(), ask()]);

    await expect.poll(() => waiting.length).toBe(1);
    give(new Response('text'));
    await expect.poll(() => waiting.length).toBe(2);
    give(Response.json(2));
    give(Response.json(3));

    expect(await asked).toEqual(['text', '2', '3']);
    expect(sent).toHaveLength(3);
  });

  test('go on where the network fails the first, which alone is told', async () => {
    const { answer, give, fail, waiting } = held();
    const { ask } = cachedClient({}, answer);
    const first = failureOf(ask());
    const second = ask();

    await expect.poll(() => waiting.length).toBe(1);
    fail();
    await expect.poll(() => waiting.length).toBe(1);
    give(Response.json(2));

    expect(await first).toEqual(new TypeError('Failed to fetch'));
    expect(await second).toBe('2');
    expect(await ask()).toBe('2');
  });

  test('go on where an answer breaks off in the middle', async () => {
    const { answer, give, waiting } = held();
    const { ask } = cachedClient({}, answer);
    const headers = { 'content-type': 'application/json' };
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    const first = failureOf(ask());
    const second = ask();

    await expect.poll(() => waiting.length).toBe(1);
    give(new Response(broken, { headers }));
    await expect.poll(() => waiting.length).toBe(1);
    give(Response.json(2));

    expect(await first).toEqual(new TypeError('cut'));
    expect(await second).toBe('2');
  });

  test('wait 3 s at most for a body that trickles, which is stored once it is whole', async () => {
    const { answer, give, waiting } = held();
    const { ask, host } = cachedClient({}, answer);
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const first = ask();
    const second = ask();
    await expect.poll(() => waiting.length).toBe(1);

    give(new Response(readable, { headers: { 'content-type': 'application/json' } }));
    await host.clock.advance(2_999);
    const sentBefore = waiting.length;
    await host.clock.advance(1);
    await expect.poll(() => waiting.length).toBe(1);
    const third = ask();
    give(Response.json(2));
    await writer.write(new TextEncoder().encode('"whole"'));
    await writer.close();

    expect([sentBefore, await second, await third]).toEqual([0, '2', '2']);
    expect([await first, await ask()]).toEqual(['"whole"', '"whole"']);
  });

  test('go on where the caller of the first leaves', async () => {
    const { answer, give, waiting } = held();
    const { ask } = cachedClient({}, answer);
    const leaving = new AbortController();
    const first = failureOf(ask('/a', { signal: leaving.signal }));
    await expect.poll(() => waiting.length).toBe(1);
    const second = ask();

    leaving.abort(new Error('left'));
    await expect.poll(() => waiting.length).toBe(2);
    waiting.shift();
    give(Response.json(2));

    expect(await first).toEqual(new Error('left'));
    expect(await second).toBe('2');
  });

  test('one that waits ends with its own caller, and leaves the first alone', async () => {
    const { answer, give, waiting } = held();
    const { ask, sent } = cachedClient({}, answer);
    const first = ask();
    await expect.poll(() => waiting.length).toBe(1);
    const leaving = new AbortController();
    const second = failureOf(ask('/a', { signal: leaving.signal }));

    leaving.abort(new Error('left'));
    const left = await second;
    give(new Response('nothing to store'));

    expect(left).toEqual(new Error('left'));
    expect(await first).toBe('nothing to store');
    await nextTurn();
    expect(sent).toHaveLength(1);
  });

  test('without caching do not share', async () => {
    const { ask, sent } = cachedClient({ useCache: false });

    expect(await Promise.all([ask(), ask()])).toEqual(['1', '2']);
    expect(sent).toHaveLength(2);
  });

  test('nobody waits for one that wants no caching', async () => {
    const { answer, give, waiting } = held();
    const { ask } = cachedClient({}, answer);
    const uncached = ask('/a', { cacheOptions: { useCache: false } });
    await expect.poll(() => waiting.length).toBe(1);
    const cached = ask();

    await expect.poll(() => waiting.length).toBe(2);
    give(Response.json(1));
    give(Response.json(2));

    expect(await Promise.all([uncached, cached])).toEqual(['1', '2']);
  });

  test('where several are sent at once, a later one waits for the last of them', async () => {
    const { answer, give, waiting } = held();
    const { ask, sent } = cachedClient({}, answer);
    const first = Promise.all([ask(), ask(), ask()]);
    await expect.poll(() => waiting.length).toBe(1);
    give(new Response('text'));
    await expect.poll(() => waiting.length).toBe(2);
    give(new Response('text'));
    const later = ask();

    give(Response.json(3));

    expect(await first).toEqual(['text', 'text', '3']);
    expect(await later).toBe('3');
    expect(sent).toHaveLength(3);
  });

  test('an answer that weighs too much holds nobody up', async () => {
    const large = `"${'x'.repeat(200_000)}"`;
    const { ask, sent } = cachedClient({}, async () => Response.json(large));

    const asked = await Promise.all([ask(), ask(), ask()]);

    expect(new Set(asked).size).toBe(1);
    expect(sent).toHaveLength(3);
  });
});

describe('another identifier', () => {
  test('CA-014 empties the cache, and going back to an old one restores nothing', async () => {
    let profile = 'p-1';
    const { ask, cache } = cachedClient({ identifier: async () => profile });

    const seen = [await ask(), await ask()];
    profile = 'p-2';
    seen.push(await ask('/b'));
    const bytes = cache.bytes();
    profile = 'p-1';
    seen.push(await ask());

    expect(seen).toEqual(['1', '1', '2', '3']);
    expect(bytes).toBeLessThanOrEqual(1);
  });

  test('CA-016 an answer that arrives after it is delivered and not stored', async () => {
    let profile = 'p-1';
    const { answer, give, waiting } = held();
    const { ask, cache } = cachedClient({ identifier: () => profile }, answer);
    const first = ask();
    await expect.poll(() => waiting.length).toBe(1);

    profile = 'p-2';
    give(Response.json('of p-1'));
    const delivered = await first;
    const stored = cache.bytes();
    const second = ask();
    await expect.poll(() => waiting.length).toBe(1);
    give(Response.json('of p-2'));

    expect([delivered, await second]).toEqual(['"of p-1"', '"of p-2"']);
    expect(stored).toBe(0);
  });

  test('CA-016 those that wait for another profile’s answer ask for themselves', async () => {
    let profile = 'p-1';
    const { answer, give, waiting } = held();
    const { ask } = cachedClient({ identifier: () => profile }, answer);
    const first = ask();
    await expect.poll(() => waiting.length).toBe(1);

    profile = 'p-2';
    const second = ask();
    await expect.poll(() => waiting.length).toBe(2);
    give(Response.json(1));
    give(Response.json(2));

    expect(await Promise.all([first, second])).toEqual(['1', '2']);
  });

  test('CA-016 a request that was signed while the profile changed is delivered and not stored', async () => {
    let profile = 'p-1';
    let asks = 0;
    // The profile changes between the two looks at it, while the request is signed.
    const identifier = () => {
      asks += 1;
      if (asks === 2) profile = 'p-2';
      return profile;
    };
    const { ask } = cachedClient({ identifier }, counting());

    expect([await ask(), await ask(), await ask()]).toEqual(['1', '2', '2']);
  });

  test('CA-016 nor is it stored where the first profile is back by the time that it arrives', async () => {
    let profile = 'p-1';
    const count = counting();
    const { call: cache } = createCache(
      { identifier: () => profile, origin: API_ORIGIN, useCache: true },
      createMemoryHost(),
    );
    const { http } = clientWith(
      async (request) => {
        profile = 'p-1';
        return count(request);
      },
      {
        cache,
        signing: [
          (request) => {
            profile = request.headers.has('x-signed-late') ? 'p-2' : 'p-1';
            return request;
          },
        ],
      },
    );

    const signedLate = await http.fetchJson('/a', { headers: { 'x-signed-late': '1' } });
    const next = await http.fetchJson('/a');

    expect([signedLate.body, next.body]).toEqual([1, 2]);
  });
});
