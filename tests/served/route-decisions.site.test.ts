import { afterAll, beforeAll, expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { startSite, type TestSite } from './start-site.ts';

const ACCOUNTS = '/en/individuals/accounts';
/**
 * Accounts are for those who are signed in, and one address has moved; all else is as on the site.
 */
const ROUTES = [
  { pathPattern: `${ACCOUNTS}/*`, auth: { redirectTo: '/en/log-in?return={currentUrl}' } },
  { pathPattern: '/en/internal', auth: {} },
  { pathPattern: '/en/moved', redirect: '/en/individuals' },
  { pathPattern: '/:language/round', redirect: '/en/round' },
  ...experience.routes,
];
let site: TestSite;

beforeAll(async () => {
  site = await startSite({ site: { experience: { ...experience, routes: ROUTES } } });
});
afterAll(() => site.stop());

test.each([ACCOUNTS, `${ACCOUNTS}/savings?view=all&x=%26`])(
  'RT-005, RT-006 at %s the server sends whoever is not signed in to the log-in page, with the way back',
  async (path) => {
    const answer = await site.get(path);

    const here = encodeURIComponent(site.address + path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/en/log-in?return=${here}`,
    ]);
    expect(await answer.text()).toBe('');
  },
);

test('RT-007 whoever has the hint of a session gets the page, which no cache may keep', async () => {
  const answer = await site.get(ACCOUNTS, { headers: { cookie: 'signed-in=1' } });

  expect(answer.headers.get('location')).toBeNull();
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(answer.headers.get('cache-control')).toMatch('no-store');
});

test('a route for those who are signed in is not found for others where it names no log-in page', async () => {
  expect((await site.get('/en/internal')).status).toBe(404);
});

test('RT-027 a plain redirect sends everybody on', async () => {
  for (const headers of [{}, { cookie: 'signed-in=1' }]) {
    const answer = await site.get('/en/moved', { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/individuals']);
  }
});

test.each<[string, string, Record<string, string>]>([
  [
    'the cookies of the last visit',
    '/fr/professionnels',
    { cookie: 'locale=fr-BE; segment=Business', 'accept-language': 'de' },
  ],
  [
    'the segment alone, then the browser',
    '/de/geschaeftskunden',
    { cookie: 'segment=Business', 'accept-language': 'it, de-CH;q=0.9' },
  ],
  [
    'the weights of the browser',
    '/nl/particulieren',
    { 'accept-language': 'fr;q=0.4,nl;q=0.8,de;q=0' },
  ],
  [
    'the default, where nothing is known',
    '/en/individuals',
    { cookie: 'locale=xx-XX; segment=no', 'accept-language': 'it,*;q=0.1' },
  ],
])('FP-040 the root leads by %s', async (_name, home, headers) => {
  for (const again of [
    headers,
    { ...headers, cookie: `${headers['cookie'] ?? ''}; signed-in=1` },
  ]) {
    const answer = await site.get('/', { headers: again });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, home]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('FP-041 an address for tests has the frame of the page that it shows, and is not indexed', async () => {
  const [shown, tested] = await Promise.all(
    ['/nl/zakelijk', '/nl/feature-testing/menu/zakelijk'].map(async (path) =>
      (await site.get(path)).text(),
    ),
  );

  const noIndex = '<meta name="robots" content="noindex">';
  expect(shown).not.toContain(noIndex);
  expect(tested).toContain(noIndex);
  expect(frameOf(tested ?? '')).toEqual(frameOf(shown ?? ''));
});

/** Returns what stands around the page's own content, and the address that search engines get. */
function frameOf(html: string): readonly (string | undefined)[] {
  return [/<link rel="canonical"[^>]*>/, /<header.*?<main/s, /<footer.*<\/footer>/s].map(
    (part) => part.exec(html)?.[0],
  );
}

test('redirects in a circle are an error of the site, and the visitor gets a page', async () => {
  const answer = await site.get('/en/round');

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<h1');
});

test('all else is as it was', async () => {
  expect((await site.get('/en/individuals')).status).toBe(200);
});
