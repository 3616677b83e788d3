import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toFault } from '#fixtures';
import { atATime } from '../at-a-time.ts';
import { harmIn } from '../hostile/harm-in.ts';
import { testFirst } from '../sample/test-first.ts';
import { searchIn } from './search-in.ts';
import { startCachedSite } from './start-cached-site.ts';
import { startSite, type TestSite } from './start-site.ts';

/** The number of visitors who search at the same time. */
const AT_ONCE = 5;
const SEARCH = '/en/individuals/search';
const PAGES = {
  'en-GB': SEARCH,
  'fr-BE': '/fr/particuliers/recherche',
  'nl-BE': '/nl/particulieren/zoeken',
  'de-DE': '/de/privatkunden/suche',
};

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

async function search(query: string, path = SEARCH) {
  const response = await site.get(path + query);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ...searchIn(html) };
}

describe('a search page', () => {
  testFirst(2, Object.entries(PAGES))(
    'in %s is made for each query, and never cached',
    async (_, path) => {
      const { status, headers, robots, field, urls } = await search('?q=meridia', path);

      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
      expect(robots).toBe('noindex');
      expect(field).toBe('meridia');
      expect(urls.length).toBeGreaterThan(0);
      expect(urls.every((url) => url.startsWith(`/${path.split('/')[1]}`))).toBe(true);
    },
  );

  test('without a query is one for all, and so is every other page whatever its query says', async () => {
    for (const path of [
      SEARCH,
      `${SEARCH}?utm=1`,
      '/en/individuals?q=card',
      '/en/individuals/cards?page=2',
    ]) {
      const { headers, heading } = await search('', path);

      expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
      expect(heading).toBeUndefined();
    }
  });

  test('is asked for anew by each visitor of a site that caches pages', async () => {
    const cached = await startCachedSite();
    const titlesOf = async (path: string) =>
      searchIn(await (await cached.get(path)).text()).heading;

    expect(await titlesOf(`${SEARCH}?q=card`)).toContain('“card”');
    expect(await titlesOf(`${SEARCH}?q=loan`)).toContain('“loan”');
    expect(await titlesOf(SEARCH)).toBeUndefined();
    expect(await titlesOf(`${SEARCH}?utm_source=letter`)).toBeUndefined();
    expect(cached.cacheStates()).toEqual(['bypass', 'bypass', 'miss', 'hit']);
  });

  test('keeps the name of the page', async () => {
    expect((await search('?q=card')).title).toBe('Search - Meridia Belgium');
  });
});

describe('what is found', () => {
  testFirst(1, [
    ['PRÊT hypothécaire', '/fr/particuliers/emprunter/pret-hypothecaire'],
    ['pret hypothecaire', '/fr/particuliers/emprunter/pret-hypothecaire'],
    ['hypothec pre', '/fr/particuliers/emprunter/pret-hypothecaire'],
    ['épargne', '/fr/particuliers/epargne/saver-plus'],
  ])('has all words, whatever their accents, case and end: %s', async (term, url) => {
    const { urls } = await search(`?q=${encodeURIComponent(term)}`, PAGES['fr-BE']);

    expect(urls).toContain(url);
  });

  test('is nothing where one word is missing', async () => {
    expect(await search('?q=card+unicorn')).toMatchObject({
      heading: 'No results for “card unicorn”',
      urls: [],
    });
  });

  test('is said with its number, ten a page, and the rest on the next one', async () => {
    const [first, second] = [await search('?q=insurance'), await search('?q=insurance&page=2')];

    const [, total] = /^(\d+) results for “insurance”$/.exec(first.heading ?? '') ?? [];
    expect(second.heading).toBe(first.heading);
    expect(first.urls).toHaveLength(10);
    expect(second.urls).toHaveLength(Number(total) - 10);
    expect(new Set([...first.urls, ...second.urls]).size).toBe(Number(total));
    expect(first.html).toContain('href="?q=insurance&amp;page=2"');
  });

  test('says where a page of results ends', async () => {
    const { status, html, urls } = await search('?q=your&page=99');

    expect(status).toBe(200);
    expect(urls).toEqual([]);
    expect(html).toContain('There are no results on page 99.');
  });
});

describe('a search service that fails', () => {
  testFirst<[Parameters<typeof toFault>[0]['kind'], object]>(4, [
    ['status', { status: 503 }],
    ['disconnect', {}],
    ['truncated', {}],
    ['body', { text: '{"total":-1,"items":[]}' }],
    ['status', { status: 404 }],
    ['status', { status: 400 }],
    ['reset', {}],
    ['html', {}],
    ['empty', {}],
    ['redirect', {}],
    ['oversized', {}],
    ['body', { text: '{"total":1,"items":[{"title":7,"url":"/"}]}' }],
    ['body', { text: '[]' }],
  ])('costs the results alone: %s %j', async (kind, more) => {
    site.faultInjection.set('search-results', toFault({ kind, ...more }));

    const { status, headers, html, heading, robots } = await search('?q=card');

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(heading).toBe('You searched for “card”');
    expect(html).toContain('Something went wrong. Please try again later.');
    expect(html).toContain('Where most people go');
    expect(robots).toBe('noindex');
    expect(site.messages.filter((text) => text.includes('Error retrieving search'))).toHaveLength(
      1,
    );
  });

  testFirst<Parameters<typeof toFault>[0]['kind']>(0, ['hang', 'trickle'])(
    'that never comes is given up: %s',
    async (kind) => {
      site.faultInjection.set('search-results', toFault({ kind }));

      const { status, html } = await search('?q=card');

      expect(status).toBe(200);
      expect(html).toContain('Something went wrong. Please try again later.');
    },
  );

  test('speaks the language of the page', async () => {
    site.faultInjection.set('search-results', { kind: 'status', status: 500 });

    const { heading } = await search('?q=Karte', PAGES['de-DE']);

    expect(heading).toBe('Sie haben nach „Karte“ gesucht');
  });

  test('may send what leads elsewhere: no address runs anything', async () => {
    const items = [
      'javascript:alert(1)',
      'data:text/html,x',
      ' JAVASCRIPT:x',
      '/en/individuals',
    ].map((url) => ({ title: '<b>Title</b>', url, excerpt: '<script>alert(1)</script>' }));
    const text = JSON.stringify({ total: 4, items });
    site.faultInjection.set('search-results', { kind: 'body', text });

    const { html, urls } = await search('?q=title');

    expect(urls).toEqual(['/en/individuals']);
    expect(harmIn(html)).toEqual([]);
  });

  test('may send a hundred results: ten are shown', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      title: 'Page',
      url: `/en/${index}`,
    }));
    const text = JSON.stringify({ total: 100, items });
    site.faultInjection.set('search-results', { kind: 'body', text });

    expect((await search('?q=page')).urls).toHaveLength(10);
  });
});

test('ten visitors who search, five at a time, get what each of them searched for', async () => {
  const terms = Array.from(
    { length: 10 },
    (_, index) => `card ${index % 2 ? 'limit' : ''} x${index}`,
  );

  // No more than a machine that does other things as well makes within the limit of a page.
  const shown = await atATime(AT_ONCE, terms, (term) =>
    search(`?q=${encodeURIComponent(term)}&page=${1 + (terms.indexOf(term) % 3)}`),
  );

  expect(shown.map(({ status }) => status)).toEqual(terms.map(() => 200));
  expect(shown.map(({ field }) => field)).toEqual(
    terms.map((term) => term.replaceAll(/\s+/g, ' ')),
  );
  expect(site.faultInjection.calls('search-results')).toHaveLength(10);
});

test('search engines find the search page nowhere, whatever is searched for', async () => {
  const sitemap = await (await site.get('/sitemap.xml')).text();

  expect(sitemap).not.toContain('/search');
});
