import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../sample-client.testing.ts';
import { cachedClient, counting } from './sample-cache.testing.ts';

const HOUR_MS = 3_600_000;

describe('an answer from the cache', () => {
  test('is a copy of its own with status, headers and address, and says where it comes from', async () => {
    const headers = { 'content-type': 'application/json', 'x-page': '7' };
    const { http } = cachedClient({}, answer('[1]', { status: 203, statusText: 'So', headers }));

    const [first, second, third] = [
      await http.fetch('/a?b=1'),
      await http.fetch('/a?b=1'),
      await http.fetch('/a?b=1'),
    ];

    expect(await Promise.all([first, second, third].map((each) => each?.text()))).toEqual([
      '[1]',
      '[1]',
      '[1]',
    ]);
    expect(first && 'fromCache' in first).toBe(false);
    expect(second).toMatchObject({ status: 203, statusText: 'So', fromCache: true });
    expect(second?.headers.get('x-page')).toBe('7');
    expect(second?.url).toBe('https://api.meridia.test/a?b=1');
  });

  test('can be read as JSON by every way of asking', async () => {
    const { http, sent } = cachedClient({}, answer(`)]}',{"a":1}`));

    const read = [
      await http.json({ path: '/a', limitMs: 1_000 }),
      (await http.fetchJson('/a')).body,
      await http.json({ path: '/a', limitMs: 1_000 }),
    ];

    expect(read).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(sent).toHaveLength(1);
  });

  test('may be empty', async () => {
    const { ask, sent } = cachedClient({}, answer(''));

    expect([await ask(), await ask()]).toEqual(['', '']);
    expect(sent).toHaveLength(1);
  });
});

describe('how long an answer is served', () => {
  test('CA-017 an hour, to the millisecond, and a hit makes it no longer', async () => {
    const { ask, host } = cachedClient();

    const seen = [await ask()];
    await host.clock.advance(HOUR_MS - 1);
    seen.push(await ask());
    await host.clock.advance(1);
    seen.push(await ask());

    expect(seen).toEqual(['1', '1', '2']);
  });

  test('CA-003 is judged by the request that reads, and 0 never serves', async () => {
    const { ask, host } = cachedClient({ maxAge: 1_000 });

    await ask();
    await host.clock.advance(5_000);
    const longer = await ask('/a', { cacheOptions: { maxAge: 5_001 } });
    const never = await ask('/a', { cacheOptions: { maxAge: 0 } });

    expect([longer, never, await ask()]).toEqual(['1', '2', '2']);
  });

  test('none that was stored later than now: the clock has been set back since', async () => {
    const { ask, host } = cachedClient();
    await ask();

    await host.clock.advance(-1);
    const earlier = await ask();
    await host.clock.advance(1);

    expect([earlier, await ask()]).toEqual(['2', '2']);
  });

  test.each([
    ['max-age=60', 60_000],
    ['private, Max-Age="60"', 60_000],
    ['max-age=7200, must-revalidate', HOUR_MS],
    ['x-no-store, max-agent=0', HOUR_MS],
  ])('CA-003 no longer than its service says, and than the request does: %s', async (value, ms) => {
    const { ask, host } = cachedClient({}, saying(value));

    const seen = [await ask()];
    await host.clock.advance(ms - 1);
    seen.push(await ask());
    await host.clock.advance(1);
    seen.push(await ask('/a', { cacheOptions: { maxAge: HOUR_MS } }));

    expect(seen).toEqual(['1', '1', '2']);
  });

  test.each(['no-cache', 'no-cache="x-a"', 'max-age=0', 'max-age=-1', 'max-age=soon'])(
    'CA-003 never, where its service says so: %s',
    async (value) => {
      const { ask } = cachedClient({}, saying(value));

      expect([await ask(), await ask()]).toEqual(['1', '2']);
    },
  );
});

/** Counts its answers, of which each says how long it may be served. */
function saying(value: string): Answer {
  let count = 0;
  return () => {
    count += 1;
    return Promise.resolve(Response.json(count, { headers: { 'cache-control': value } }));
  };
}

describe('what is served', () => {
  test('CA-001 nothing where a client or a request wants none, but its answer is stored for the next one', async () => {
    const off = cachedClient({ useCache: false });
    const on = cachedClient();
    const no = { cacheOptions: { useCache: false } };
    const yes = { cacheOptions: { useCache: true } };

    expect([await off.ask(), await off.ask(), await off.ask('/a', yes)]).toEqual(['1', '2', '2']);
    expect([await on.ask('/a', no), await on.ask(), await on.ask('/a', no)]).toEqual([
      '1',
      '1',
      '2',
    ]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])(
    'CA-020 never an answer to %s',
    async (method) => {
      const { http, sent } = cachedClient();

      await http.fetch('/a', { method });
      await http.fetch('/a', { method });
      await http.fetch('/a');

      expect(sent).toHaveLength(3);
    },
  );

  test.each([
    ['application/json', 1],
    ['application/json; charset=utf-8', 1],
    ['Application/JSON;charset=utf-8', 1],
    ['application/jsonp', 2],
    ['text/x-application/json', 2],
    ['text/html', 2],
    ['application/problem+json', 2],
    ['text/json', 2],
    ['', 2],
  ])('CA-021 of the type "%s", two equal requests are sent %i times', async (type, times) => {
    const { ask, sent } = cachedClient(
      {},
      async () => new Response(new Blob(['1']), { headers: { 'content-type': type } }),
    );

    await ask();
    await ask();

    expect(sent).toHaveLength(times);
  });

  test('CA-007 other types by option, of the one that stores and the one that reads; an empty list blocks all', async () => {
    const { ask, sent } = cachedClient(
      { contentTypes: ['text/plain'] },
      answer('a', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    );

    await ask();
    await ask();
    await ask('/a', { cacheOptions: { contentTypes: [] } });
    await ask('/a', { cacheOptions: { contentTypes: ['application/json', 'text/'] } });

    expect(sent).toHaveLength(3);
  });

  test.each([201, 203, 299])('the answer with status %i', async (status) => {
    const { ask, sent } = cachedClient({}, answer('1', { status }));

    await ask();
    await ask();

    expect(sent).toHaveLength(1);
  });

  test.each([300, 304, 399, 404, 500])('no answer with status %i', async (status) => {
    const { ask, sent } = cachedClient({}, answer(status === 304 ? null : '1', { status }));

    await ask().catch(() => undefined);
    await ask().catch(() => undefined);

    expect(sent).toHaveLength(2);
  });

  test('no answer whose service says that nobody may store it', async () => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'private, No-Store' };
    const { ask, sent } = cachedClient({}, answer('1', { headers }));

    await ask();
    await ask();

    expect(sent).toHaveLength(2);
  });
});

const byLanguage = ({ headers }: Request) => headers.get('x-language') ?? '';
const inLanguage = (language: string) => ({ headers: { 'x-language': language } });

describe('the name of an answer', () => {
  test('CA-013 is its address with all parameters, without its fragment', async () => {
    const { ask, sent } = cachedClient();
    const params = new URLSearchParams({ b: '1' });

    const seen = [await ask('/a?b=1'), await ask('/a', { params }), await ask('/a?b=1#c')];

    expect([...seen, await ask('/a?b=2'), await ask('/a')]).toEqual(['1', '1', '1', '2', '3']);
    expect(sent).toHaveLength(3);
  });

  test('CA-006 CA-013 is what requestIdFunction says of the request, the request’s own before the client’s', async () => {
    const { ask, sent } = cachedClient({ requestIdFunction: byLanguage });

    const seen = [
      await ask('/a', inLanguage('fr')),
      await ask('/b', inLanguage('fr')),
      await ask('/a', inLanguage('nl')),
      await ask('/c', { cacheOptions: { requestIdFunction: () => 'nl' } }),
    ];

    expect(seen).toEqual(['1', '1', '2', '2']);
    expect(sent).toHaveLength(2);
  });

  test('is not its headers', async () => {
    const { ask } = cachedClient({}, counting());

    expect([await ask(), await ask('/a', { headers: { accept: 'text/html' } })]).toEqual([
      '1',
      '1',
    ]);
  });
});
