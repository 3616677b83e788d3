import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { createPageCache } from '../page-cache/create-page-cache.ts';
import {
  cachedServer,
  macrosSaying,
  pageSaying,
  type CachedServer,
} from './cached-server.testing.ts';

const A_DAY_MS = 86_400_000;
const PAGE = '/en/individuals';
const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };
const gone = () => Promise.resolve(new Response('', { status: 404 }));
const wrong = { componentType: 'note' };

/** A server that has made a page, and what the services were asked from then on. */
async function serverWithPage(prepare: (server: CachedServer) => void = () => undefined) {
  const server = cachedServer();
  prepare(server);
  const first = await server.visit();
  server.requests.length = 0;
  return { ...server, first };
}

describe('an answer whose services say the same as before', () => {
  test('is found: nothing of it is parsed, checked, planned or rendered', async () => {
    const { first, visit, requests } = await serverWithPage();

    const again = await visit();

    expect([first.state, again.state]).toEqual(['miss', 'hit']);
    expect([again.status, again.headers, again.text]).toEqual([200, first.headers, first.text]);
    expect(requests.toSorted()).toEqual(['macros', 'page', 'shell']);
    expect(again.steps.map(({ step, decision }) => `${step}: ${decision}`).toSorted()).toEqual([
      'fetch-cms-data: found',
      'fetch-macros: found',
      'fetch-page: found',
      'find-answer: kept',
    ]);
    expect(again.steps.map(({ budgetMs }) => budgetMs)).toEqual(
      expect.arrayContaining([10_000, 3_000, 3_000, undefined]),
    );
  });

  test('reports the problems of its page each time', async () => {
    const { first, visit } = await serverWithPage(({ texts }) => {
      texts.page = pageSaying('a', [wrong, { componentType: 'unknown' }]);
    });

    const again = await visit();

    expect(first.problems.length).toBeGreaterThan(1);
    expect([again.state, again.problems]).toEqual(['hit', first.problems]);
  });

  test('is found again after the services said something else for a while', async () => {
    const { first, visit, texts } = await serverWithPage();
    const before = { ...texts };
    const other = { page: pageSaying('b'), macros: macrosSaying(2), shell: { bar: { text: 'b' } } };
    const states: unknown[] = [];
    for (const change of [other, before, other]) {
      Object.assign(texts, change);
      // One after the other: each finds what the one before has left.
      // oxlint-disable-next-line no-await-in-loop
      states.push((await visit()).state);
    }
    Object.assign(texts, before);

    expect(states).toEqual(['miss', 'hit', 'hit']);
    expect((await visit()).text).toBe(first.text);
  });

  test('is found by two visitors at the same time, each of whom asks for himself', async () => {
    const { first, visit, requests } = await serverWithPage();

    const answers = await Promise.all([visit(), visit(`${PAGE}?second`)]);

    expect(answers.map(({ state, text }) => [state, text === first.text])).toEqual([
      ['hit', true],
      ['hit', true],
    ]);
    expect(requests).toHaveLength(6);
  });

  test('is one and not two after two visitors have had it made at the same time', async () => {
    const { visit, responseCache } = cachedServer();

    await Promise.all([visit(), visit()]);

    expect(responseCache.stats().answers).toBe(1);
  });
});

describe('an answer is made anew at once', () => {
  test.each([
    ['page', { page: pageSaying('as it is') }],
    ['macros', { macros: macrosSaying(2) }],
    ['content of its shell', { shell: { bar: { text: 'as it is' } } }],
  ])('where the %s is another', async (_, change) => {
    const { first, visit, texts, requests } = await serverWithPage();

    Object.assign(texts, change);
    const made = await visit();

    expect([made.status, made.state]).toEqual([200, 'miss']);
    expect(made.text).not.toBe(first.text);
    expect(requests.toSorted()).toEqual(['macros', 'page', 'shell']);
    expect(made.steps).toContainEqual(
      expect.objectContaining({ step: 'find-answer', decision: 'none' }),
    );
  });

  test('with each step that waited for a service once in its trace', async () => {
    const { visit, texts } = await serverWithPage();
    texts.page = pageSaying('as it is');

    const { steps } = await visit();

    const waiting = steps.filter(({ budgetMs }) => budgetMs !== undefined).map(({ step }) => step);
    expect(waiting.toSorted()).toEqual(['fetch-cms-data', 'fetch-macros', 'fetch-page']);
  });

  test('without asking for macros that it does not name any more', async () => {
    const { visit, texts, requests } = await serverWithPage();
    texts.page = JSON.stringify({ data: { flexZone: { flexComponents: [] } } });
    await visit();
    requests.length = 0;

    const again = await visit();

    expect(again.state).toBe('hit');
    expect(requests.toSorted()).toEqual(['page', 'shell']);
  });

  test.each([
    ['another path', '/en/business', {}],
    ['another origin', `https://other.sample.test${PAGE}`, {}],
    ['a language that the cookie says', '/zz/page', { headers: { cookie: 'locale=fr-BE' } }],
  ])('for %s', async (_, path, init) => {
    const { first, visit } = await serverWithPage();
    await visit('/zz/page');

    const other = await visit(path, init);

    expect(other.state).toBe('miss');
    expect(other.text).not.toBe(first.text);
  });

  test('on another day, since it says what year it is', async () => {
    const { visit, advance } = await serverWithPage();
    advance(A_DAY_MS);

    expect([(await visit()).state, (await visit()).state]).toEqual(['miss', 'hit']);
  });

  test('by another build, which has entries of its own', async () => {
    const { visit, responseCache } = await serverWithPage();

    const other = await cachedServer({ responseCache }).visit();

    expect([other.state, (await visit()).state]).toEqual(['miss', 'hit']);
  });
});

describe('what is never kept', () => {
  test.each([['page'], ['macros'], ['shell']] as const)(
    'is an answer that lacks its %s: what fails is told, and never what was there before',
    async (name) => {
      const { first, visit, down, responseCache } = await serverWithPage(({ texts }) => {
        texts.shell = { bar: { text: 'as it was' } };
      });
      const before = responseCache.stats().answers;
      down.add(name);

      const poor = await visit();
      const poorAgain = await visit();
      down.clear();
      const whole = await visit();

      expect([poor.state, poorAgain.state, whole.state]).toEqual(['miss', 'miss', 'hit']);
      expect(poor.text).not.toBe(first.text);
      expect(poor.headers['cache-control']).toBe('private, no-store');
      expect(poor.problems).toHaveLength(1);
      expect(responseCache.stats().answers).toBe(before);
      expect(whole.text).toBe(first.text);
    },
  );

  test('is a page of somebody who is signed in, who finds none either', async () => {
    const { visit, responseCache } = await serverWithPage();
    const { answers } = responseCache.stats();

    const own = [await visit(PAGE, SIGNED_IN), await visit(PAGE, SIGNED_IN)];

    expect(own.map(({ state }) => state)).toEqual([undefined, undefined]);
    expect(own[0]?.headers['cache-control']).toBe('private, no-store');
    expect(responseCache.stats().answers).toBe(answers);
  });

  test('is a redirect, a missing page or an answer that is no page', async () => {
    const { visit, texts, responseCache } = cachedServer();
    const redirect = await visit('/');
    const missing = await cachedServer({ fetch: gone, responseCache }).visit();
    texts.page = 'no JSON';
    const failed = await visit();

    expect([redirect.status, missing.status, failed.status]).toEqual([302, 404, 503]);
    expect(responseCache.stats()).toEqual({ answers: 0, bytes: 0 });
  });

  test('is a page over which midnight has passed: which year it says cannot be told', async () => {
    const { texts, visit, advance, responseCache } = cachedServer({
      cmsData: () => {
        advance(1_000);
        return Promise.resolve(texts.shell);
      },
    });
    // It is nine o'clock in the morning.
    advance(A_DAY_MS * (15 / 24) - 500);

    expect([(await visit()).status, responseCache.stats().answers]).toEqual([200, 0]);
  });

  test('is anything where nothing is to be kept', async () => {
    const { visit } = cachedServer({ responseCache: undefined });

    expect([(await visit()).state, (await visit()).state]).toEqual([undefined, undefined]);
  });
});

test('a cached response is compressed once, for all who come after, and counted with that', async () => {
  const SMALL_BYTES = 3;
  let compressed = 0;
  const encode = () => {
    compressed += 1;
    return Promise.resolve(new Uint8Array(SMALL_BYTES));
  };
  const { visit, responseCache } = cachedServer({ encode });
  const headers = { 'accept-encoding': 'br' };
  await visit(PAGE, { headers });
  const before = responseCache.stats().bytes;
  await visit(PAGE, { headers });

  const answers = [await visit(PAGE, { headers }), await visit(PAGE, { headers })];

  expect(answers.map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'br']);
  expect(compressed).toBe(1);
  expect(responseCache.stats().bytes - before).toBe(SMALL_BYTES);
});

test('a page that the page cache lost is found by what it is made of', async () => {
  const pageCache = createPageCache({ maxBytes: 8_000_000 });
  const { visit } = cachedServer({ pageCache });
  const first = await visit();
  pageCache.purge();

  const again = await visit();

  expect([first.state, again.state]).toEqual(['miss', 'hit']);
  expect(again.text).toBe(first.text);
});

test('whatever is asked and whatever changes, an answer is the one that is made anew', async () => {
  const step = record({
    page: constantFrom(pageSaying('a'), pageSaying('b'), pageSaying('a', [wrong]), 'no JSON'),
    macros: constantFrom(macrosSaying(1), macrosSaying(2), '{}'),
    shell: constantFrom({}, { bar: { text: 'a' } }, { bar: { text: 'b' } }, 'no object'),
    path: constantFrom(PAGE, `${PAGE}?query`, '/fr/particuliers', '/zz/page', '/', '/nowhere'),
    cookie: constantFrom('', 'locale=fr-BE', 'other=1', 'signed-in=1'),
    agent: constantFrom('one', 'two'),
    days: constantFrom(0, 0, 0, 1, 365),
    isDown: constantFrom('', '', '', 'page', 'macros', 'shell'),
  });
  await assert(
    asyncProperty(array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
      const kept = cachedServer();
      const anew = cachedServer({ responseCache: undefined });
      for (const { path, cookie, agent, days, isDown, ...texts } of steps) {
        const answers = [kept, anew].map((server) => {
          Object.assign(server.texts, texts);
          server.down.clear();
          if (isDown === 'page' || isDown === 'macros' || isDown === 'shell') {
            server.down.add(isDown);
          }
          server.advance(days * A_DAY_MS);
          return server.visit(path, { headers: { cookie, 'user-agent': agent } });
        });
        // One after the other: each finds what the one before has left.
        // oxlint-disable-next-line no-await-in-loop
        const [found, made] = await Promise.all(answers);
        const { state: _, steps: __, ...one } = found ?? {};
        const { state: ___, steps: ____, ...other } = made ?? {};
        expect(one).toEqual(other);
      }
    }),
    { numRuns: countRuns(8, 200) },
  );
});
