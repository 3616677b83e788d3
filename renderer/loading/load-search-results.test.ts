import { describe, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import {
  answering,
  sampleEntries,
  sampleExperience,
  samplePlatform,
  textEntry,
} from '../create-plan/sample-site.testing.ts';
import { createPlan, type PlanSnapshot, type PlanOutcome } from '../create-plan/index.ts';
import { changePlan } from '../create-plan/change-plan.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { createTrace } from '../trace/create-trace.ts';
import { listItems } from '../tree/index.ts';

const registry = createRegistry([
  ...sampleEntries,
  textEntry('finder', { showsSearchResults: true }),
  textEntry('other-finder', { showsSearchResults: true }),
]);
const experience: ExperienceConfig = {
  ...sampleExperience,
  search: { name: 'search', properties: { results: { endpoint: '/search' } } },
};
const component = (componentType: string, more: object = {}) => ({
  componentType,
  text: 'Find',
  ...more,
});
const pageOf = (...flexComponents: object[]) => ({
  data: { meta: { title: 'Search', robots: 'index, follow' }, flexZone: { flexComponents } },
});
const FINDER = pageOf(component('finder'));
const CARD = { title: 'Cards', url: '/en/individuals/cards', excerpt: 'All our cards' };

interface Search {
  readonly query?: string;
  readonly page?: object;
  readonly answer?: object | ((request: Request) => Promise<Response>);
  readonly experience?: ExperienceConfig;
  /** How far the clock moves on, in milliseconds, once the service has been asked. */
  readonly afterMs?: number;
}

/** Makes a page at an address with a query, whose search service answers this. */
async function made({
  query = '?q=cards',
  page = FINDER,
  answer = { total: 0, items: [] },
  ...more
}: Search) {
  const asked: string[] = [];
  const begun = Promise.withResolvers<number>();
  const respond = answering({ '/page-model': page, '/search': answer });
  const { platform, host } = samplePlatform(
    {
      url: `https://www.sample.test/en/individuals/search${query}`,
      fetch(request) {
        const { pathname, search } = new URL(request.url);
        if (pathname === '/search') begun.resolve(asked.push(search));
        return respond(request);
      },
    },
    more.experience ?? experience,
  );
  const problems: string[] = [];
  const noting: typeof platform = {
    ...platform,
    report: ({ code, message }) => void problems.push(`${code}: ${message}`),
  };
  const trace = createTrace(host);
  const { signal } = new AbortController();
  const making = createPlan({ platform: noting, registry, signal, trace });
  if (more.afterMs !== undefined) {
    await begun.promise;
    await host.clock.advance(more.afterMs);
  }
  const outcome = await making;
  return { outcome, asked, problems, trace, platform, host };
}

function pageIn(outcome: PlanOutcome) {
  if (outcome.status !== 'page' || !outcome.snapshot) throw new Error('The page was not made.');
  return outcome.snapshot;
}
const searchesIn = ({ plan }: Pick<PlanSnapshot, 'plan'>) =>
  listItems(plan.slots).flatMap((item) =>
    item.state !== 'faulty' && 'search' in item.props ? [item.props['search']] : [],
  );

describe('a page that shows search results', () => {
  test('gets what the service found for the query of its address', async () => {
    const answer = { total: 12, page: 2, items: [CARD] };

    const { outcome, asked } = await made({ query: '?q=%20Cards%20&page=2', answer });

    expect(searchesIn(pageIn(outcome))).toEqual([
      { status: 'found', term: 'Cards', page: 2, locale: 'en-GB', total: 12, items: [CARD] },
    ]);
    expect(asked).toEqual(['?query=Cards&locale=en-GB&segment=individuals&page=2']);
  });

  test('is told that it stands alone', async () => {
    const { outcome } = await made({ query: '?q=cards&standalone' });

    expect(searchesIn(pageIn(outcome))).toMatchObject([{ isStandalone: true }]);
  });

  test('asks once for all components that show them, also inside others', async () => {
    const page = pageOf(
      component('finder'),
      component('note', { inner: [component('other-finder')] }),
    );

    const { outcome, asked } = await made({ page });

    expect(searchesIn(pageIn(outcome))).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['there is no query', { query: '' }],
    ['the query has another name', { query: '?Q=cards' }],
    ['nothing on the page shows them', { page: pageOf(component('note')) }],
    ['what shows them is faulty', { page: pageOf({ componentType: 'finder' }) }],
  ])('asks nothing, and gives nothing, where %s', async (_, search) => {
    const { outcome, asked } = await made(search);

    expect(searchesIn(pageIn(outcome))).toEqual([]);
    expect(asked).toEqual([]);
    expect(pageIn(outcome).plan.head.robots).toBe('index, follow');
  });

  test.each(['?q=', '?q=a', '?q=%20a%20', '?q=%00a', '?q', '?q=a&q=cards'])(
    'asks nothing for a query that is too short: %s',
    async (query) => {
      const { outcome, asked, problems } = await made({ query });

      expect(searchesIn(pageIn(outcome))).toEqual([
        expect.objectContaining({ status: 'too-short' }),
      ]);
      expect([asked, problems]).toEqual([[], []]);
    },
  );

  test.each(['?q=cards', '?q=a', '?q='])(
    'keeps search engines away, whatever its author says: %s',
    async (query) => {
      const { outcome } = await made({ query });

      expect(pageIn(outcome).plan.head).toMatchObject({
        robots: 'noindex',
        title: 'Search - Sample Bank',
      });
    },
  );

  test.each(['0', '-1', '1e9', 'abc', '', '1.5', '9'.repeat(400), '2 3'])(
    'is the first page of results where the address asks for page %s',
    async (page) => {
      const { asked } = await made({ query: `?q=cards&page=${page}` });

      expect(asked).toEqual(['?query=cards&locale=en-GB&segment=individuals&page=1']);
    },
  );

  test('asks for no more than the longest term', async () => {
    const { asked } = await made({ query: `?q=${'a'.repeat(10_000)}` });

    expect(new URLSearchParams(asked[0]).get('query')).toBe('a'.repeat(128));
  });
});

describe('the answer of a search service', () => {
  test('is cut to ten results, and their texts to what can be read', async () => {
    const long = { title: 'T'.repeat(999), url: '/en', excerpt: 'e\n'.repeat(999) };
    const items = [long, ...Array.from({ length: 20 }, () => CARD)];

    const { outcome } = await made({ answer: { total: 21, items } });

    const [search] = searchesIn(pageIn(outcome)) as {
      items: { title: string; excerpt: string }[];
    }[];
    expect(search?.items).toHaveLength(10);
    expect(search?.items[0]?.title).toBe(`${'T'.repeat(199)}…`);
    expect(search?.items[0]?.excerpt).toMatch(/^(?:e )+e?…$/);
    expect(search?.items[0]?.excerpt.length).toBeLessThanOrEqual(400);
  });

  test('loses results that lead nowhere or have no name, and addresses that are refused', async () => {
    const urls = ['javascript:alert(1)', '', 'data:text/html,x'];
    const items = [...urls.map((url) => ({ ...CARD, url })), { ...CARD, title: ' ' }, CARD];

    const { outcome } = await made({ answer: { total: 5, items } });

    expect(searchesIn(pageIn(outcome))).toEqual([expect.objectContaining({ items: [CARD] })]);
  });

  test('may have members that nobody knows, and no excerpts', async () => {
    const { excerpt: _, ...bare } = CARD;

    const { outcome, problems } = await made({
      answer: { total: 1, took: 7, items: [{ ...bare, score: 1 }] },
    });

    expect(searchesIn(pageIn(outcome))).toEqual([
      expect.objectContaining({ items: [{ ...CARD, excerpt: '' }] }),
    ]);
    expect(problems).toEqual([]);
  });
});

const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const text = (body: string) => () =>
  Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));

describe('a search service that fails', () => {
  test.each<[string, NonNullable<Search['answer']>]>([
    ['is down', status(503)],
    ['is not there', status(404)],
    ['sends no JSON', text('<html>')],
    ['sends a list', text('[]')],
    ['sends no results', { total: 1 }],
    ['sends a wrong total', { total: '1', items: [] }],
    ['sends too much', text(`{"total":0,"items":[]}${' '.repeat(5_300_000)}`)],
  ])('costs the results alone, and is reported once: it %s', async (_, answer) => {
    const { outcome, problems } = await made({ answer });

    const { plan } = pageIn(outcome);
    expect(plan.status).toBe(200);
    expect(searchesIn({ plan })).toEqual([
      { status: 'failed', term: 'cards', page: 1, locale: 'en-GB' },
    ]);
    expect(problems).toEqual([expect.stringMatching(/^search-request-failed: Error retrieving/)]);
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['never answers', () => new Promise(() => {}), '2000ms timeout'],
    ['breaks off twice', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ])('is waited for no longer than two seconds: it %s', async (_, answer, reason) => {
    const { outcome, problems, trace } = await made({ answer, afterMs: 2_000 });

    expect(pageIn(outcome).plan.status).toBe(200);
    expect(problems).toEqual([`search-request-failed: Error retrieving search results: ${reason}`]);
    expect(
      trace.steps.find(({ step }) => step === 'fetch-search-results')?.durationMs,
    ).toBeLessThanOrEqual(2_000);
  });

  test('is not known to the experience', async () => {
    const { outcome, problems } = await made({ experience: sampleExperience });

    expect(searchesIn(pageIn(outcome))).toEqual([expect.objectContaining({ status: 'failed' })]);
    expect(problems).toEqual([
      'search-request-failed: Error retrieving search results: The experience names no endpoint for them.',
    ]);
  });
});

describe('one component that changed', () => {
  test('keeps the results, and no service is asked', async () => {
    const page = pageOf(component('finder'), component('note'));
    const answer = { total: 1, items: [CARD] };
    const { outcome, asked, platform, host } = await made({ page, answer });
    const before = pageIn(outcome);
    const changed = pageOf(component('finder', { text: 'Look' }), component('note'));

    const after = changePlan(before, changed, { platform, registry, trace: createTrace(host) });

    expect(after?.count).toBe(1);
    expect(after && searchesIn(after.snapshot)).toEqual(searchesIn(before));
    expect(after?.snapshot.plan.head.robots).toBe('noindex');
    expect(asked).toHaveLength(1);
  });
});

const stepOf = ({ trace }: Awaited<ReturnType<typeof made>>) =>
  trace.steps.find(({ step }) => step === 'fetch-search-results');

describe('the trace of a search', () => {
  test('says what was found, and its limit', async () => {
    expect(stepOf(await made({ answer: { total: 7, items: [] } }))).toMatchObject({
      decision: 'found',
      reason: '7 in all',
      budgetMs: 2_000,
      end: 'done',
    });
  });

  test.each([
    ['?q=a', 'the query is too short'],
    ['', 'the address has no query'],
  ])('says why nothing was asked: %s', async (query, reason) => {
    expect(stepOf(await made({ query }))).toMatchObject({ reason, end: 'skipped' });
  });

  test('has no such step on other pages', async () => {
    expect(stepOf(await made({ page: pageOf(component('note')) }))).toBeUndefined();
  });
});
