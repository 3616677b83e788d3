import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPageCache, type AnswerRecord } from '#renderer/server';
import { encodeBody } from '#site/encode-body.ts';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

const PAGE = '/en/individuals';
const MISSING = '/en/nowhere';

interface CachedSite extends TestSite {
  readonly records: readonly AnswerRecord[];
  readonly cacheStates: () => readonly string[];
  /** Lets so many seconds go by for the cache. */
  readonly advance: (seconds: number) => void;
  readonly purge: (path?: string) => number;
}

/** A site that keeps pages, by a clock that stands still. */
async function startCachedSite(): Promise<CachedSite> {
  const pageCache = createPageCache({ maxBytes: 8_000_000 });
  const records: AnswerRecord[] = [];
  let time = Date.UTC(2026, 10, 21, 9);
  const site = await startSite({
    site: {
      pageCache,
      encode: encodeBody,
      now: () => time,
      onAnswer: (record) => void records.push(record),
    },
  });
  onTestFinished(site.stop);
  return {
    ...site,
    records,
    cacheStates: () => records.map(({ cache }) => cache),
    advance: (seconds) => {
      time += seconds * 1_000;
    },
    purge: pageCache.purge,
  };
}

const callsOf = (site: TestSite) => site.behaviour.calls('page-model').length;

/** What the site answers now, once whatever it began behind an answer has ended. */
async function settled(site: TestSite): Promise<void> {
  await site.get('/healthz');
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('a kept page', () => {
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

  test('is one for each language that only a cookie tells, and for each address', async () => {
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

  test('tells its age, and takes it from what other caches may add', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    site.advance(3);
    const young = await site.get(PAGE);
    site.behaviour.set('page-model', { kind: 'status', status: 500 });
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

    await packed();
    await settled(site);
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

describe('a page that was kept for a while', () => {
  test('is shown at once and renewed behind the visitor, so that the next has it as it is', async () => {
    const site = await startCachedSite();
    const before = await (await site.get(PAGE)).text();
    site.advance(6);
    const changed = { data: { flexZone: { flexComponents: [] }, meta: { title: 'New today' } } };
    site.behaviour.set('page-model', { kind: 'body', text: JSON.stringify(changed) });

    const stale = await (await site.get(PAGE)).text();
    await settled(site);
    const renewed = await (await site.get(PAGE)).text();

    expect(stale).toBe(before);
    expect(renewed).toContain('New today');
    expect(site.cacheStates()).toEqual(['miss', 'stale', 'hit']);
  });

  test('is not made again where its services answer as before', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    const steps = site.trace();
    site.advance(6);

    const stale = await site.get(PAGE);
    await settled(site);
    const again = await site.get(PAGE);

    expect(stale.headers.get('age')).toBe('6');
    expect(again.headers.get('age')).toBe('0');
    expect(again.headers.get('etag')).toBe(stale.headers.get('etag'));
    expect(callsOf(site)).toBe(2);
    expect(site.trace()).toBe(steps);
  });

  test('is made anew before it is shown, once it is older than all caches may show it', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    site.advance(700);

    const page = await site.get(PAGE);

    expect(page.headers.get('age')).toBeNull();
    expect(page.headers.get('cache-control')).toContain('max-age=60');
    expect(site.cacheStates()).toEqual(['miss', 'miss']);
  });

  test('that is missing is asked for again after seconds', async () => {
    const site = await startCachedSite();
    await site.get(MISSING);
    await site.get(MISSING);
    site.advance(6);

    const { status } = await site.get(MISSING);

    expect(status).toBe(404);
    expect(site.cacheStates()).toEqual(['miss', 'hit', 'miss']);
  });
});

describe('while the services fail', () => {
  test('OP-003 the last good page is shown, to anonymous visitors only and no older than its limit', async () => {
    const site = await startCachedSite();
    const good = await (await site.get(PAGE)).text();
    site.behaviour.set('page-model', { kind: 'status', status: 500 });

    site.advance(3_000);
    const last = await site.get(PAGE);
    const signedIn = await site.get(PAGE, { headers: { cookie: 'signed-in=1' } });
    site.advance(601);
    const tooOld = await site.get(PAGE);

    expect([last.status, await last.text()]).toEqual([200, good]);
    expect(last.headers.get('age')).toBe('3000');
    expect(last.headers.get('cache-control')).toBe('private, no-store');
    expect(signedIn.status).toBe(503);
    expect(tooOld.status).toBe(503);
    expect(site.cacheStates()).toEqual(['miss', 'fallback', 'bypass', 'miss']);
  });

  test('they are not asked again by every visitor of a stale page', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    site.behaviour.set('page-model', { kind: 'status', status: 500 });
    site.advance(60);

    for (let visitor = 0; visitor < 5; visitor += 1) {
      await site.get(PAGE);
      await settled(site);
    }
    const asked = callsOf(site);
    site.advance(6);
    await site.get(PAGE);
    await settled(site);

    // Each renewal asks once whether the page changed, and once for the page.
    expect(asked).toBe(3);
    expect(callsOf(site)).toBe(5);
    expect(new Set(site.cacheStates().slice(1))).toEqual(new Set(['stale']));
  });

  test('a failure is never kept', async () => {
    const site = await startCachedSite();
    site.behaviour.set('page-model', { kind: 'status', status: 500 });
    const failed = await site.get(PAGE);
    site.behaviour.clear();

    const page = await site.get(PAGE);

    expect([failed.status, page.status]).toEqual([503, 200]);
    expect(site.cacheStates()).toEqual(['miss', 'miss']);
  });
});

describe('a page without its macros or shell data', () => {
  const PRODUCT = '/en/individuals/saving/saver-plus';

  test.each(['macros', 'cms-data'] as const)(
    'OP-002 is shown, says no-store and is not kept: without %s',
    async (endpoint) => {
      const site = await startCachedSite();
      site.behaviour.set(endpoint, { kind: 'status', status: 500 });

      const poor = await site.get(PRODUCT);
      const poorHtml = await poor.text();
      site.behaviour.clear();
      const whole = await site.get(PRODUCT);

      expect(poor.status).toBe(200);
      expect(poor.headers.get('cache-control')).toBe('private, no-store');
      expect(poor.headers.get('etag')).toBeNull();
      expect(whole.headers.get('cache-control')).toMatch(/^public/);
      expect((await whole.text()).length).not.toBe(poorHtml.length);
      expect(site.cacheStates()).toEqual(['miss', 'miss']);
    },
  );

  test.each(['macros', 'cms-data'] as const)(
    'OP-002 gives way to a kept good one: without %s',
    async (endpoint) => {
      const site = await startCachedSite();
      const whole = await site.get(PRODUCT);
      site.behaviour.set(endpoint, { kind: 'status', status: 500 });
      site.advance(1_000);

      const page = await site.get(PRODUCT);

      expect(page.headers.get('etag')).toBe(whole.headers.get('etag'));
      expect(site.cacheStates()).toEqual(['miss', 'fallback']);
    },
  );
});

describe('visitors who ask for the same page at the same time', () => {
  test('OP-004 share one render', async () => {
    const site = await startCachedSite();
    site.behaviour.set('page-model', { kind: 'slow', delayMs: 200 });

    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get(PAGE)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));

    expect(callsOf(site)).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(site.cacheStates().filter((state) => state === 'miss')).toHaveLength(1);
    expect(site.cacheStates().filter((state) => state === 'shared')).toHaveLength(49);
  });

  test('OP-004 still get it when the one who asked first leaves', async () => {
    const site = await startCachedSite();
    site.behaviour.set('page-model', { kind: 'slow', delayMs: 300 });
    const leaving = new AbortController();
    const first = site.get(PAGE, { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => callsOf(site)).toBe(1);

    const second = site.get(PAGE);
    setTimeout(() => leaving.abort(), 50);

    expect((await second).status).toBe(200);
    expect(await first).toBe('left');
    expect(callsOf(site)).toBe(1);
  });
});
