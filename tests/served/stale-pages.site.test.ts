import { describe, expect, test } from 'vitest';
import { callsOf, startCachedSite } from './start-cached-site.ts';

const PAGE = '/en/individuals';
const MISSING = '/en/nowhere';

describe('a page that was cached for a while', () => {
  test('is shown at once and renewed behind the visitor, so that the next has it as it is', async () => {
    const site = await startCachedSite();
    const before = await (await site.get(PAGE)).text();
    site.advance(6);
    const changed = { data: { flexZone: { flexComponents: [] }, meta: { title: 'New today' } } };
    site.faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(changed) });

    const stale = await (await site.get(PAGE)).text();
    await site.settled();
    const renewed = await (await site.get(PAGE)).text();

    expect(stale).toBe(before);
    expect(renewed).toContain('New today');
    expect(site.cacheStates()).toEqual(['miss', 'stale', 'hit']);
  });

  test('is not made again where its services answer as before', async () => {
    const site = await startCachedSite();
    await site.get(PAGE);
    site.advance(6);

    const stale = await site.get(PAGE);
    await site.settled();
    const again = await site.get(PAGE);

    expect(stale.headers.get('age')).toBe('6');
    expect(again.headers.get('age')).toBe('0');
    expect(again.headers.get('etag')).toBe(stale.headers.get('etag'));
    expect(callsOf(site)).toBe(2);
    expect(site.trace().at(-1)).toMatchObject({ step: 'find-answer', decision: 'kept' });
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
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });

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
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });
    site.advance(60);

    for (let visitor = 0; visitor < 5; visitor += 1) {
      await site.get(PAGE);
      await site.settled();
    }
    const asked = callsOf(site);
    site.advance(6);
    await site.get(PAGE);
    await site.settled();

    // Each renewal asks once: the page that is made after all takes what was asked for already.
    expect(asked).toBe(2);
    expect(callsOf(site)).toBe(3);
    expect(new Set(site.cacheStates().slice(1))).toEqual(new Set(['stale']));
  });

  test('a failure is never cached', async () => {
    const site = await startCachedSite();
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });
    const failed = await site.get(PAGE);
    site.faultInjection.clear();

    const page = await site.get(PAGE);

    expect([failed.status, page.status]).toEqual([503, 200]);
    expect(site.cacheStates()).toEqual(['miss', 'miss']);
  });
});

describe('a page without its macros or shell data', () => {
  const PRODUCT = '/en/individuals/saving/saver-plus';

  test.each(['macros', 'cms-data'] as const)(
    'OP-002 is shown, says no-store and is not cached: without %s',
    async (endpoint) => {
      const site = await startCachedSite();
      site.faultInjection.set(endpoint, { kind: 'status', status: 500 });

      const poor = await site.get(PRODUCT);
      const poorHtml = await poor.text();
      site.faultInjection.clear();
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
    'OP-002 gives way to a cached good one: without %s',
    async (endpoint) => {
      const site = await startCachedSite();
      const whole = await site.get(PRODUCT);
      site.faultInjection.set(endpoint, { kind: 'status', status: 500 });
      site.advance(1_000);

      const page = await site.get(PRODUCT);

      expect(page.headers.get('etag')).toBe(whole.headers.get('etag'));
      expect(site.cacheStates()).toEqual(['miss', 'fallback']);
    },
  );
});
