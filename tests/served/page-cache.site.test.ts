import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { callsOf, startCachedSite } from './start-cached-site.ts';

const PAGE = '/en/individuals';
/** The number of turns of the event loop. */
const TURNS_TO_ARRIVE = 50;

describe('a cached page', () => {
  test('is shown to every anonymous visitor without asking a service', async () => {
    const site = await startCachedSite();

    const first = await (await site.get(PAGE)).text();
    const asked = callsOf(site);
    const again = await site.get(PAGE, { headers: { cookie: 'other=1; locale=fr-BE' } });
    const withQuery = await site.get(`${PAGE}?utm_source=letter`);

    expect(await again.text()).toBe(first);
    expect(await withQuery.text()).toBe(first);
    expect(callsOf(site)).toBe(asked);
    expect(site.cacheStates()).toEqual(['miss', 'hit', 'hit']);
  });

  test('says nothing of the query and the cookies of whoever asked first', async () => {
    const site = await startCachedSite();

    const page = await site.get(`${PAGE}?secret=41`, {
      headers: { cookie: 'token=41; locale=41' },
    });

    expect(await page.text()).not.toContain('=41');
  });

  test('is one for each language that only a cookie names, and for each address', async () => {
    const site = await startCachedSite();
    const inLanguage = async (locale: string) =>
      (await site.get('/nowhere', { headers: { cookie: `locale=${locale}` } })).text();

    const [french, dutch, frenchAgain] = [
      await inLanguage('fr-BE'),
      await inLanguage('nl-BE'),
      await inLanguage('fr-BE'),
    ];

    expect(french).toContain('lang="fr-BE"');
    expect(dutch).toContain('lang="nl-BE"');
    expect(frenchAgain).toBe(french);
  });

  test('is never for or from somebody who is signed in', async () => {
    const site = await startCachedSite();
    const cookie = 'signed-in=1';

    await site.get(PAGE);
    const own = await site.get(PAGE, { headers: { cookie } });
    const html = await own.text();
    const anonymous = await (await site.get(PAGE)).text();

    expect(site.cacheStates()).toEqual(['miss', 'bypass', 'hit']);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('age')).toBeNull();
    expect(html).toContain('"session":"signed-in"');
    expect(anonymous).toContain('"session":"anonymous"');
  });

  test('states its age, and subtracts it from what other caches may add', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    site.advance(3);
    const young = await site.get(PAGE);
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });
    site.advance(297);
    const old = await site.get(PAGE);

    expect(young.headers.get('age')).toBe('3');
    expect(young.headers.get('cache-control')).toBe(
      'public, max-age=57, stale-while-revalidate=600',
    );
    expect(old.headers.get('age')).toBe('300');
    expect(old.headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=360');
  });

  test('OP-005 answers If-None-Match with 304 without a render or a call', async () => {
    const site = await startCachedSite();
    const etag = (await site.get(PAGE)).headers.get('etag') ?? '';
    const asked = callsOf(site);

    const answer = await rawGet(site.address, PAGE, { headers: { 'if-none-match': etag } });

    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['age']).toBe('0');
    expect(callsOf(site)).toBe(asked);
    expect(site.records.at(-1)).toMatchObject({
      cache: 'hit',
      admission: 'not-needed',
      status: 304,
    });
    expect(site.records.at(-1)?.trace).toBeUndefined();
  });

  test('is compressed once, and unpacks to the same page', async () => {
    const site = await startCachedSite();
    const whole = await (await site.get(PAGE)).text();
    const packed = () => rawGet(site.address, PAGE, { headers: { 'accept-encoding': 'gzip' } });

    const lengthOf = async () => Number((await packed()).headers['content-length']);
    await expect.poll(lengthOf).toBeGreaterThan(1_000);
    const { headers, body } = await packed();

    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(gunzipSync(body).toString()).toBe(whole);
  });

  test('is forgotten when its path, or everything, is purged', async () => {
    const site = await startCachedSite();
    const visit = async () => {
      await site.get(PAGE);
      await site.get('/fr/particuliers');
    };
    await visit();

    const one = site.purge(PAGE);
    await visit();
    const all = site.purge();
    await visit();

    expect([one, all]).toEqual([1, 2]);
    expect(site.cacheStates()).toEqual(['miss', 'miss', 'miss', 'hit', 'miss', 'miss']);
  });
});

describe('visitors who ask for the same page at the same time', () => {
  test('OP-004 share one render', async () => {
    const site = await startCachedSite();
    site.faultInjection.set('page-model', { kind: 'slow', delayMs: 200 });

    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get(PAGE)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));

    expect(callsOf(site)).toBe(1);
    expect(new Set(pages).size).toBe(1);
    // On a busy machine a visitor may come once the page is cached.
    const states = site.cacheStates().map((state) => (state === 'hit' ? 'shared' : state));
    expect(states.toSorted()).toEqual(['miss', ...Array<string>(49).fill('shared')]);
  });

  test('OP-004 still get it when the one who asked first leaves', async () => {
    const site = await startCachedSite();
    site.faultInjection.set('page-model', { kind: 'slow', delayMs: 1_000 });
    const leaving = new AbortController();
    const first = site.get(PAGE, { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => callsOf(site)).toBe(1);

    const second = site.get(PAGE);
    // Both are in this process: by then the second has arrived, and waits for the same page.
    for (let turn = 0; turn < TURNS_TO_ARRIVE; turn += 1) await nextTurn();
    leaving.abort();

    expect((await second).status).toBe(200);
    expect(await first).toBe('left');
    expect(callsOf(site)).toBe(1);
  });
});
