import { describe, expect, test } from 'vitest';
import { failureOf, type Answer } from '../sample-client.testing.ts';
import { cachedClient, counting } from './sample-cache.testing.ts';

describe('a request that changes something', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'CA-011 %s drops what is cached of its own address, and nothing else',
    async (method) => {
      const { ask, change } = cachedClient();

      await ask('/a?b=1');
      await ask('/a');
      await change('/a?b=1', { method });

      expect([await ask('/a?b=1'), await ask('/a')]).toEqual(['4', '2']);
    },
  );

  test('CA-011 CA-004 drops the addresses that it names, written like paths and compared whole', async () => {
    const { ask, change } = cachedClient();
    const paths = ['/list', '/list?page=2', '/list/1', '/other'];
    for (const path of paths) await ask(path);

    await change('/item', { cacheOptions: { invalidateUrls: ['/list', 'list/1', '/no'] } });

    const seen = [];
    for (const path of paths) seen.push(await ask(path));
    expect(seen).toEqual(['6', '2', '7', '4']);
  });

  test('CA-012 CA-005 drops every address that the expression matches, wherever it stopped before', async () => {
    const { ask, change } = cachedClient();
    const invalidateUrlsRegex = /\/list(?:\?|$)/g;
    const paths = ['/list', '/list?page=2', '/list?page=3', '/list/1'];

    for (const path of paths) await ask(path);
    await change('/item', { cacheOptions: { invalidateUrlsRegex } });
    const first = [];
    for (const path of paths) first.push(await ask(path));
    await change('/item', { cacheOptions: { invalidateUrlsRegex: /list/y } });

    expect(first).toEqual(['6', '7', '8', '4']);
    expect(await ask('/list')).toBe('6');
  });

  test.each([/\/list/g, /.*\/list/y])(
    'CA-012 wherever the expression stopped before, no address is passed over: %s',
    async (invalidateUrlsRegex) => {
      const { ask, change } = cachedClient();
      const paths = ['/list', '/list?page=2', '/list?page=3'];

      for (const path of paths) await ask(path);
      await change('/item', { cacheOptions: { invalidateUrlsRegex } });

      expect(await ask('/list?page=2')).toBe('5');
    },
  );

  test('CA-011 CA-012 does so by its client’s options too, and with a GET both do nothing', async () => {
    const options = { invalidateUrls: ['/a'], invalidateUrlsRegex: /\/b$/ };
    const { ask, change } = cachedClient(options);

    await ask('/a');
    await ask('/b');
    await ask('/c', { cacheOptions: options });
    const before = [await ask('/a'), await ask('/b')];
    await change('/item');

    expect(before).toEqual(['1', '2']);
    expect([await ask('/a'), await ask('/b')]).toEqual(['5', '6']);
  });

  test('CA-011 does so whatever its useCache says, and however it ends', async () => {
    const answers: Answer = async ({ method }) => {
      if (method === 'POST') throw new TypeError('Failed to fetch');
      return answerOf();
    };
    const count = counting();
    const answerOf = () => count(new Request('https://api.meridia.test'));
    const { ask, change } = cachedClient({}, answers);

    await ask('/a');
    await failureOf(change('/a', { cacheOptions: { useCache: false } }));

    expect(await ask('/a')).toBe('2');
  });

  test('drops the answer that is stored under its own name', async () => {
    const { ask, change } = cachedClient({ requestIdFunction: () => 'the only one' });

    await ask('/a');
    await change('/b');

    expect(await ask('/a')).toBe('3');
  });
});

/** A service whose GETs answer when the test lets them. */
function openService() {
  const waiting: ((response: Response) => void)[] = [];
  let count = 0;
  const answer: Answer = ({ method }) => {
    if (method !== 'GET') return Promise.resolve(Response.json('changed'));
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = () => {
    count += 1;
    waiting.shift()?.(Response.json(count));
  };
  return { answer, release, waiting };
}

describe('a GET under way while something changes', () => {
  test('CA-011 is delivered but not stored', async () => {
    const { answer, release, waiting } = openService();
    const { ask, change } = cachedClient({}, answer);
    const old = ask('/a');
    await expect.poll(() => waiting.length).toBe(1);

    await change('/a');
    release();
    const first = await old;
    const next = ask('/a');
    await expect.poll(() => waiting.length).toBe(1);
    release();

    expect([first, await next]).toEqual(['1', '2']);
  });

  test('CA-011 nor is one that began while the change was under way', async () => {
    const { answer, release, waiting } = openService();
    const ending = Promise.withResolvers<void>();
    const slowChange: Answer = async (request) => {
      if (request.method !== 'GET') await ending.promise;
      return answer(request);
    };
    const { ask, change, sent } = cachedClient({}, slowChange);
    const changed = change('/a');
    await expect.poll(() => sent.length).toBe(1);
    const early = ask('/a');
    await expect.poll(() => waiting.length).toBe(1);

    ending.resolve();
    await changed;
    release();
    await early;
    const next = ask('/a');
    await expect.poll(() => waiting.length).toBe(1);
    release();

    expect(await next).toBe('2');
  });

  test('CA-011 while the change is under way, nothing that it names is served', async () => {
    const ending = Promise.withResolvers<Response>();
    const count = counting();
    const { ask, change, sent } = cachedClient({}, (request) =>
      request.method === 'GET' ? count(request) : ending.promise,
    );
    const before = await ask('/a');
    const changed = change('/a');
    await expect.poll(() => sent.length).toBe(2);

    const meanwhile = await ask('/a');
    ending.resolve(Response.json('changed'));
    await changed;

    expect([before, meanwhile]).toEqual(['1', '2']);
  });

  test('lets those go that wait for it: they ask for themselves', async () => {
    const { answer, release, waiting } = openService();
    const { ask, change } = cachedClient({}, answer);
    const first = ask('/a');
    await expect.poll(() => waiting.length).toBe(1);
    const second = ask('/a');

    await change('/a');
    await expect.poll(() => waiting.length).toBe(2);
    release();
    release();

    expect(await Promise.all([first, second])).toEqual(['1', '2']);
  });
});
