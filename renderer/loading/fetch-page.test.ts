import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createHttp } from '../services/http/index.ts';
import { fetchPage, type FetchPageOptions } from './fetch-page.ts';

const CONFIG = { endpoint: '/flex-page/open/page-model' };
/** Longer than the pause before a second try. */
const A_MOMENT_MS = 1_000;
const PAGE = { data: { hasMacro: false } };

/** Asks for a page where every request gets that answer. */
function ask(
  answer: () => Promise<Response>,
  { pageUrl = '/fr/épargne & co', config }: Partial<FetchPageOptions> = { config: CONFIG },
) {
  const sent: Request[] = [];
  const host = createMemoryHost({
    fetch(request) {
      sent.push(request);
      return answer();
    },
  });
  const http = createHttp({ origin: 'https://api.test', locale: 'fr-BE' }, host);
  return { host, sent, fetched: fetchPage({ http, config, pageUrl }) };
}

const found = () => Promise.resolve(Response.json(PAGE));

describe('the request', () => {
  test('FP-027 a page is fetched with GET, its path in the query', async () => {
    const { sent, fetched } = ask(found);
    await fetched;

    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.test/flex-page/open/page-model?pageUrl=%2Ffr%2F%C3%A9pargne%20%26%20co',
    ]);
  });

  test('FP-028 FP-029 it asks for JSON in the language of the page', async () => {
    const { sent, fetched } = ask(found);
    await fetched;

    expect(sent[0]?.headers.get('accept-language')).toBe('fr-BE');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
  });

  test.each([[undefined], [{ endpoint: '' }]])(
    'FP-025 without an endpoint nothing is fetched: %j',
    async (config) => {
      const { sent, fetched } = ask(found, { config });

      expect(await fetched).toMatchObject({
        status: 'failed',
        problem: { message: 'Missing "endpoint" property.', severity: 'error' },
      });
      expect(sent).toEqual([]);
    },
  );
});

describe('the patterns of page URLs', () => {
  test.each([
    [['^/en/', '^/fr/'], '/fr/particuliers'],
    [['^/fr/\\p{L}+$'], '/fr/épargne'],
    [[], '/anything'],
  ])('FP-026 %j let %s through', async (urlPatterns, pageUrl) => {
    const { sent, fetched } = ask(found, { config: { ...CONFIG, urlPatterns }, pageUrl });

    expect(await fetched).toMatchObject({ status: 'found' });
    expect(sent).toHaveLength(1);
  });

  test('FP-026 a page that none lets through is not fetched and counts as not found', async () => {
    const config = { ...CONFIG, urlPatterns: ['^/en/', '^/fr/'] };

    const { sent, fetched } = ask(found, { config, pageUrl: '/nl/particulieren' });

    expect(await fetched).toMatchObject({ status: 'not-found' });
    expect(sent).toEqual([]);
  });
});

describe('the answer', () => {
  test('a page is returned as it came, still unchecked', async () => {
    expect(await ask(found).fetched).toEqual({ status: 'found', response: PAGE });
  });

  test('the status 404 is no failure: the page does not exist', async () => {
    const { fetched } = ask(() => Promise.resolve(new Response('', { status: 404 })));

    expect(await fetched).toMatchObject({
      status: 'not-found',
      problem: {
        severity: 'warning',
        message: expect.stringMatching(/^Error retrieving content: /),
      },
    });
  });

  test.each([
    [
      'the status 500',
      () => Promise.resolve(new Response('', { status: 500 })),
      'failed with status 500',
    ],
    [
      'the status 403',
      () => Promise.resolve(new Response('', { status: 403 })),
      'failed with status 403',
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    [
      'a page of HTML',
      () => Promise.resolve(new Response('<html>')),
      'Failed to parse response from',
    ],
  ])('FP-035 %s is a failure in these words', async (_, answer, reason) => {
    const { host, fetched } = ask(answer);

    await host.clock.advance(A_MOMENT_MS);

    expect(await fetched).toMatchObject({
      status: 'failed',
      problem: {
        severity: 'error',
        message: expect.stringMatching(new RegExp(`^Error retrieving content: .*${reason}`)),
      },
    });
  });

  test('FP-035 an answer that does not come is a failure when its time is over', async () => {
    const { host, fetched } = ask(() => new Promise(() => undefined));
    let hasEnded = false;
    void fetched.then(() => (hasEnded = true));

    await host.clock.advance(9_999);
    expect(hasEnded).toBe(false);
    await host.clock.advance(1);

    expect(await fetched).toMatchObject({
      status: 'failed',
      problem: { message: 'Error retrieving content: 10000ms timeout' },
    });
  });
});
