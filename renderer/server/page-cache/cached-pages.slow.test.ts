import { describe, expect, test } from 'vitest';
import { cachedServer, SIGNED_IN } from './cached-server.testing.ts';

const OTHER_PAGE = '/fr/particuliers';
/** How an answer came about. */
const stateOf = ({
  record,
}: {
  readonly record?: { cache: string; admission: string } | undefined;
}) => `${record?.cache} ${record?.admission}`;

describe('a cached page', () => {
  test.each([
    [0, 'hit not-needed', '0', 'public, max-age=60, stale-while-revalidate=600'],
    [4_999, 'hit not-needed', '4', 'public, max-age=56, stale-while-revalidate=600'],
    [5_000, 'stale not-needed', '5', 'public, max-age=55, stale-while-revalidate=600'],
    [659_999, 'stale not-needed', '659', 'public, max-age=0, stale-while-revalidate=1'],
    [660_000, 'miss admitted', null, 'public, max-age=60, stale-while-revalidate=600'],
  ])('that is %i ms old is shown as %s, of the age %s', async (ageMs, state, ...expected) => {
    const server = cachedServer();
    const first = await server.visit();
    server.advance(ageMs);

    const again = await server.visit();
    await server.settled();

    expect(stateOf(first)).toBe('miss admitted');
    expect(stateOf(again)).toBe(state);
    expect(again.text).toBe(first.text);
    const said = ['age', 'cache-control'].map((name) => again.headers.get(name));
    expect(said).toEqual(expected);
  });

  test.each([-3_600_000, 3_600_000])(
    'OP-021 is as old as it is after the clock of the machine was set by %i ms',
    async (jumpMs) => {
      let elapsedMs = 0;
      const server = cachedServer(undefined, { elapsed: () => elapsedMs });
      await server.visit();
      elapsedMs = 3_000;
      server.advance(jumpMs);

      const again = await server.visit();

      expect(stateOf(again)).toBe('hit not-needed');
      expect(again.headers.get('age')).toBe('3');
    },
  );

  test('is one for each path, language and segment, whatever else was asked', async () => {
    const server = cachedServer();
    await server.visit('/en/individuals?secret=41', { headers: { cookie: 'token=42' } });
    const hit = await server.visit('/en/individuals?other');

    const others = [await server.visit(OTHER_PAGE), await server.visit('/en/business')];

    expect(stateOf(hit)).toBe('hit not-needed');
    expect(others.map(stateOf)).toEqual(['miss admitted', 'miss admitted']);
    expect(hit.text).not.toMatch(/secret|token|4[12]/);
  });

  test('is neither for nor from somebody who is signed in', async () => {
    const server = cachedServer();
    const own = await server.visit(undefined, SIGNED_IN);
    const first = await server.visit();
    const ownAgain = await server.visit(undefined, SIGNED_IN);

    expect([own, first, ownAgain].map(stateOf)).toEqual([
      'bypass admitted',
      'miss admitted',
      'bypass admitted',
    ]);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('etag')).toBeNull();
  });

  test('that is missing is remembered for seconds, and never shown after them', async () => {
    const server = cachedServer();
    server.service.status = 404;
    await server.visit();
    server.advance(4_999);
    const remembered = await server.visit();
    server.advance(1);
    server.service.status = 200;

    const found = await server.visit();

    expect([remembered.status, stateOf(remembered)]).toEqual([404, 'hit not-needed']);
    expect(remembered.headers.get('cache-control')).toBe('public, max-age=6');
    expect([found.status, stateOf(found)]).toEqual([200, 'miss admitted']);
  });

  test('is no redirect, which costs nothing to make', async () => {
    const server = cachedServer();

    const answers = [await server.visit('/'), await server.visit('/')];

    expect(answers.map(stateOf)).toEqual(['miss admitted', 'miss admitted']);
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [302, '/en/individuals'],
      [302, '/en/individuals'],
    ]);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-cache');
  });

  test('is not what was begun before everything was purged', async () => {
    const server = cachedServer();
    const released = Promise.withResolvers<void>();
    server.service.until = released.promise;
    const before = server.visit();
    await expect.poll(server.calls).toBe(1);

    server.pageCache.purge();
    server.service.text = 'as it is';
    const after = server.visit();
    await expect.poll(server.calls).toBe(2);
    released.resolve();
    await Promise.all([before, after]);
    server.pageCache.purge();

    expect(stateOf(await server.visit())).toBe('miss admitted');
    expect(server.records.map(({ cache }) => cache)).toEqual(['miss', 'miss', 'miss']);
  });
});

describe('a stale page', () => {
  test('is renewed behind the visitor, for whoever comes next', async () => {
    const server = cachedServer();
    await server.visit();
    server.advance(6_000);
    server.service.text = 'as it is';

    const stale = await server.visit();
    await server.settled();
    const renewed = await server.visit();

    expect(stale.text).toContain('as it was');
    expect(renewed.text).toContain('as it is');
    expect([stateOf(renewed), renewed.headers.get('age')]).toEqual(['hit not-needed', '0']);
    expect(server.made()).toBe(2);
  });

  test('is not made again where its services answer as before', async () => {
    const server = cachedServer();
    await server.visit();
    server.advance(6_000);

    await server.visit();
    await server.settled();
    const again = await server.visit();

    expect([stateOf(again), again.headers.get('age')]).toEqual(['hit not-needed', '0']);
    expect([server.calls(), server.made()]).toEqual([2, 1]);
  });

  test('is made again on another day, since it says what year it is', async () => {
    const server = cachedServer(new Date(2026, 11, 31, 23, 59, 58).getTime());
    await server.visit();
    server.advance(6_000);

    await server.visit();
    await server.settled();

    expect(server.made()).toBe(2);
  });

  test('asks services that fail again after the time for which a page is fresh', async () => {
    const server = cachedServer();
    await server.visit();
    server.service.status = 500;
    server.advance(60_000);
    const visitAndWait = async () => {
      const { text } = await server.visit();
      await server.settled();
      return [server.calls(), text.includes('as it was')];
    };

    const [first, second] = [await visitAndWait(), await visitAndWait()];
    server.advance(4_999);
    const before = await visitAndWait();
    server.advance(1);
    const after = await visitAndWait();

    // The page that is made after all takes what was asked for already, failures included.
    expect([first, second, before, after]).toEqual([
      [2, true],
      [2, true],
      [2, true],
      [3, true],
    ]);
  });
});

describe('while the services fail', () => {
  test.each([
    [3_599_999, 200, 'fallback admitted'],
    [3_600_000, 503, 'miss admitted'],
  ])('OP-003 a page that is %i ms old is answered with %i', async (ageMs, status, state) => {
    const server = cachedServer();
    await server.visit();
    server.service.status = 500;
    server.advance(ageMs);

    const answer = await server.visit();

    expect([answer.status, stateOf(answer)]).toEqual([status, state]);
    expect(answer.text.includes('as it was')).toBe(status === 200);
    expect(answer.headers.get('age')).toBe(status === 200 ? '3599' : null);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.record?.problems).toEqual([
      expect.objectContaining({ code: 'page-request-failed' }),
    ]);
  });

  test('a page without all that was asked for gives way to one that was whole', async () => {
    let isUp = true;
    const cmsData = () => (isUp ? Promise.resolve({}) : Promise.reject(new Error('down')));
    const server = cachedServer(undefined, { cmsData });
    await server.visit();
    isUp = false;
    server.service.text = 'as it is';
    server.advance(700_000);

    const fallback = await server.visit();
    const poor = await server.visit(OTHER_PAGE);
    const poorAgain = await server.visit(OTHER_PAGE);

    expect([stateOf(fallback), fallback.text.includes('as it was')]).toEqual([
      'fallback admitted',
      true,
    ]);
    expect([poor, poorAgain].map((answer) => [answer.status, stateOf(answer)])).toEqual([
      [200, 'miss admitted'],
      [200, 'miss admitted'],
    ]);
    expect(poor.headers.get('cache-control')).toBe('private, no-store');
    expect(poor.headers.get('etag')).toBeNull();
  });
});

describe('visitors who ask for a page at the same time', () => {
  test('OP-004 share one rendering, which only the first one records', async () => {
    const server = cachedServer();
    server.service.status = 500;

    const answers = await Promise.all([1, 2, 3].map(() => server.visit()));

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([server.calls(), server.made()]).toEqual([1, 1]);
    const found = server.records.map(({ cache, admission, problems, trace }) => [
      `${cache} ${admission}`,
      problems.length,
      trace !== undefined,
    ]);
    expect(found).toEqual([
      ['miss admitted', 1, true],
      ['shared not-needed', 0, false],
      ['shared not-needed', 0, false],
    ]);
  });

  test('each get their own where they are signed in', async () => {
    const server = cachedServer();

    await Promise.all([1, 2].map(() => server.visit(undefined, SIGNED_IN)));

    expect(server.calls()).toBe(2);
    expect(server.admission.stats().underWay).toBe(0);
  });

  test('end it when the last of them has left', async () => {
    const server = cachedServer();
    server.service.until = new Promise(() => undefined);
    const visitor = new AbortController();
    const left = server.visit(undefined, { signal: visitor.signal });
    await expect.poll(server.calls).toBe(1);

    visitor.abort();
    await left;

    expect(server.admission.stats().underWay).toBe(0);
  });
});
