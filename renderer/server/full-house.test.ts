import { describe, expect, test } from 'vitest';
import { cachedServer, SIGNED_IN, type CachedServer } from './page-cache/cached-server.testing.ts';
import { NO_FILES } from './sample-server.testing.ts';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';

const PAGE = '/en/individuals';

/**
 * Returns the head of a request from a browser, in which somebody is signed in unless a test gives
 * another cookie.
 */
function headOf(path: string, cookie: string | null = 'signed-in=1') {
  return { url: `https://www.sample.test${path}`, headers: { get: () => cookie } };
}

/** Lets in as many visitors as there is room for; their pages wait. Gives what lets them go on. */
function fill({ admission }: CachedServer): () => void {
  const leaves: (() => void)[] = [];
  for (let leave = admission.enter(); leave; leave = admission.enter()) leaves.push(leave);
  return () => leaves.forEach((leave) => leave());
}

/** A full server that has refused somebody before. */
async function refusingServer() {
  const server = cachedServer();
  await server.visit('/en/business');
  const release = fill(server);
  await server.visit('/en/refused');
  return { ...server, release };
}

describe('a full server', () => {
  test.each([
    ['/en/individuals', 'en-GB', 'Please try again later.'],
    ['/fr/particuliers', 'fr-BE', 'Veuillez réessayer plus tard.'],
  ])('OP-001 asks the visitor of %s in %s to come back soon', async (path, locale, words) => {
    const server = cachedServer();
    fill(server);

    const refused = await server.visit(path);

    expect(refused.status).toBe(503);
    expect(refused.text).toContain(`lang="${locale}"`);
    expect(refused.text).toContain(words);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(refused.record).toMatchObject({ cache: 'bypass', admission: 'refused', problems: [] });
    expect(server.calls()).toBe(0);
  });

  test('refuses without naming the page, the visitor or the session', async () => {
    const server = cachedServer();
    fill(server);

    const { text } = await server.visit(`${PAGE}/secret`, SIGNED_IN);

    expect(text).toContain('"session":"unknown"');
    expect(text).toContain(`rel="canonical" href="https://www.sample.test${PAGE}"`);
    expect(text).not.toContain('secret');
  });

  test('makes a refusal once in each language', async () => {
    let asked = 0;
    const files = () => {
      asked += 1;
      return NO_FILES;
    };
    const server = cachedServer(undefined, { files });
    fill(server);

    for (const path of [PAGE, '/fr/particuliers', PAGE, '/fr/particuliers']) {
      // One after the other: each finds what the one before has left.
      // oxlint-disable-next-line no-await-in-loop
      await server.visit(path);
    }

    expect(asked).toBe(2);
  });

  test('tries again to make a refusal that could not be made', async () => {
    let isBroken = true;
    const files = () => {
      if (isBroken) throw new Error('no manifest');
      return NO_FILES;
    };
    const server = cachedServer(undefined, { files });
    fill(server);

    await expect(server.visit()).rejects.toThrow('no manifest');
    isBroken = false;

    expect((await server.visit()).status).toBe(503);
  });

  test('OP-003 goes on to show what it has cached, as old as it may be', async () => {
    const server = cachedServer();
    await server.visit();
    const release = fill(server);

    const fresh = await server.visit();
    server.advance(3_599_999);
    const old = await server.visit();
    server.advance(1);
    const tooOld = await server.visit();
    release();
    const again = await server.visit();

    expect(fresh.record).toMatchObject({ cache: 'hit', admission: 'not-needed' });
    expect(old.record).toMatchObject({ cache: 'fallback', admission: 'refused' });
    expect([old.status, old.headers.get('age')]).toEqual([200, '3599']);
    expect(tooOld.record).toMatchObject({ status: 503, cache: 'bypass', admission: 'refused' });
    expect(again.record).toMatchObject({ status: 200, cache: 'miss', admission: 'admitted' });
  });

  test('leaves half of the room to those who wait: it renews no page behind a visitor', async () => {
    const server = cachedServer();
    await server.visit();
    server.advance(6_000);
    const { limit } = server.admission.stats();
    const leaves = Array.from({ length: Math.ceil(limit / 2) }, () => server.admission.enter());

    const stale = await server.visit();
    const asked = server.calls();
    leaves.forEach((leave) => leave?.());

    expect(stale.record).toMatchObject({ cache: 'stale', admission: 'not-needed' });
    expect(asked).toBe(1);
  });

  test('has room again after a page that could not be made', async () => {
    const server = cachedServer();
    server.service.status = 500;

    await server.visit(PAGE, SIGNED_IN);
    await server.visit();

    expect(server.admission.stats().underWay).toBe(0);
  });
});

describe('a refusal at once', () => {
  test('is the one that looking at the whole request would come to', async () => {
    const server = await refusingServer();

    const atOnce = server.handle.refuseAtOnce(headOf(PAGE));
    const late = await server.visit(PAGE, SIGNED_IN);

    expect(atOnce).toMatchObject({ status: 503, cache: 'bypass', admission: 'refused' });
    expect(new TextDecoder().decode(atOnce?.body ?? undefined)).toBe(late.text);
    expect(atOnce?.headers).toEqual(Object.fromEntries(late.headers));
    expect(atOnce?.headers['content-length']).toBe(String(atOnce?.body?.length));
  });

  test.each([
    ['while there is room', PAGE, (server: { release: () => void }) => server.release()],
    ['of an address that leads elsewhere', `/${PAGE}`, () => undefined],
    ['in a language in which nobody was refused before', '/fr/x', () => undefined],
  ])('never happens %s', async (_, path, prepare) => {
    const server = await refusingServer();
    prepare(server);

    expect(server.handle.refuseAtOnce(headOf(path))).toBeUndefined();
    expect(server.handle.refuseAtOnce(headOf(path, null))).toBeUndefined();
  });

  test('happens to nobody whose page is cached, or being made for another', async () => {
    const server = cachedServer();
    await server.visit('/en/business');
    server.service.until = new Promise(() => undefined);
    const waiting = new AbortController();
    const visit = server.visit(PAGE, { signal: waiting.signal });
    await expect.poll(server.calls).toBe(2);
    fill(server);
    await server.visit('/en/refused');
    const isRefused = (path: string, cookie: string | null) =>
      server.handle.refuseAtOnce(headOf(path, cookie)) !== undefined;

    const anonymous = ['/en/business', PAGE, '/en/other'].map((path) => isRefused(path, null));
    const signedIn = ['/en/business', PAGE].map((path) => isRefused(path, 'signed-in=1'));
    waiting.abort();
    await visit;

    expect(anonymous).toEqual([false, false, true]);
    expect(signedIn).toEqual([true, true]);
  });

  test('happens to nobody where a variant of the page is cached, whichever they would see', async () => {
    const variants = [
      { variant: 'control', variantUrl: PAGE },
      { variant: 'b', variantUrl: `${PAGE}-b` },
    ];
    const experiments = [{ key: 'home', experimentUrl: PAGE, variants }];
    const routes = sampleExperience.routes.map((route) => ({ ...route, experiments: true }));
    const experience = { ...sampleExperience, routes };
    const server = cachedServer(undefined, { experience, experiments: () => experiments });
    await server.visit(PAGE, {
      headers: { cookie: 'cookiesOptin=true; thirdpartyOptin=true; experiments=home:b' },
    });
    fill(server);
    await server.visit('/en/refused');

    expect(server.handle.refuseAtOnce(headOf(PAGE, null))).toBeUndefined();
    expect(server.handle.refuseAtOnce(headOf('/en/business', null))).toMatchObject({ status: 503 });
  });

  test('never happens on a server that lets everybody in', () => {
    const server = cachedServer(undefined, { admission: undefined });

    expect(server.handle.refuseAtOnce(headOf(PAGE))).toBeUndefined();
  });
});
