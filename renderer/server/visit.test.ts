import { describe, expect, test } from 'vitest';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';
import { selectVisible, readVisit } from './visit.ts';

const experience = sampleExperience;
const ORIGIN = 'https://visitors.sample.test';

function visit(path: string, cookie = '', siteOrigin?: string) {
  const request = new Request(`http://10.0.0.1${path}`, { headers: { cookie } });
  return readVisit(request, { experience, ...(siteOrigin && { siteOrigin }) });
}

describe('a visit', () => {
  test('is at the address that visitors see, whatever host the request came to', () => {
    expect(visit('/en/a?b=1', '', ORIGIN).url.href).toBe(`${ORIGIN}/en/a?b=1`);
    expect(visit('/en/a?b=1').url.href).toBe('http://10.0.0.1/en/a?b=1');
    expect(visit('//evil.example/a', '', ORIGIN).url.href).toBe(`${ORIGIN}//evil.example/a`);
  });

  test('shares its page with all whose path, language, segment and origin are the same', () => {
    const same = [visit('/en/a', '', ORIGIN), visit('/en/a?b', 'c=1; locale=fr-BE', ORIGIN)];
    const others = [
      visit('/en/b', '', ORIGIN),
      visit('/fr/a', '', ORIGIN),
      visit('/x', 'locale=en-GB', ORIGIN),
      visit('/x', 'locale=fr-BE', ORIGIN),
      visit('/en/a'),
    ];

    expect(new Set(same.map(({ cacheKey }) => cacheKey)).size).toBe(1);
    expect(new Set([...same, ...others].map(({ cacheKey }) => cacheKey)).size).toBe(6);
    expect(others.every(({ cacheKey }) => cacheKey !== undefined)).toBe(true);
  });

  test('of somebody who is signed in shares its page with nobody', () => {
    expect(visit('/en/a', 'signed-in=1').cacheKey).toBeUndefined();
  });
});

test('RT-006 a visit with a query, where a log-in page is told the whole address, shares its answer with nobody', () => {
  const routes = [
    { pathPattern: '/mine', auth: { redirectTo: 'https://login.example.com/?to={currentUrl}' } },
    { pathPattern: '/*' },
  ];
  const keyOf = (path: string) =>
    readVisit(new Request(`${ORIGIN}${path}`), { experience: { ...experience, routes } }).cacheKey;

  expect(keyOf('/mine?a=1')).toBeUndefined();
  expect(keyOf('/mine')).toBeDefined();
  expect(keyOf('/other?a=1')).toBe(keyOf('/other'));
});

describe('a visit at a route whose page depends on the query', () => {
  const routes = [
    { pathPattern: '/:language/search', queryParameters: ['q', 'page'] },
    { pathPattern: '/*' },
  ];
  const at = (path: string) =>
    readVisit(new Request(`${ORIGIN}${path}`), { experience: { ...experience, routes } });

  test.each([
    '/en/search?q=card',
    '/en/search?utm=1&q=card',
    '/en/search?page=2',
    '/en/search?q',
    '/en/search?q=',
    '/en/search?q=a&q=b',
    '/en/search?q=%00',
  ])('shares its answer with nobody, and is seen whole: %s', (path) => {
    const visited = at(path);

    expect(visited.cacheKey).toBeUndefined();
    expect(selectVisible(visited).url.href).toBe(`${ORIGIN}${path}`);
  });

  test.each(['/en/search', '/en/search?utm=1', '/en/search?Q=card', '/en/search?standalone'])(
    'shares its page with all others where no such parameter is there: %s',
    (path) => {
      const visited = at(path);

      expect(visited.cacheKey).toBeDefined();
      expect(selectVisible(visited).url.href).toBe(`${ORIGIN}/en/search`);
    },
  );

  test('leaves all other pages as they are', () => {
    expect(at('/en/cards?q=card').cacheKey).toBe(at('/en/cards').cacheKey);
  });
});

describe('a visit without a window of its own', () => {
  const framed = { ...experience, enhancedWebview: { cookie: 'in-app', header: 'X-In-App' } };
  const presentationsOf = (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(`${ORIGIN}${path}`, { headers });
    const { site, cacheKey } = readVisit(request, { experience: framed });
    return { presentations: site.presentations, cacheKey };
  };

  test.each([
    ['/en/a', {}, undefined],
    ['/en/a?standalone', {}, ['standalone']],
    ['/en/a?standalone=true&b=1', {}, ['standalone']],
    ['/en/a?b=standalone', {}, undefined],
    ['/en/a', { cookie: 'in-app=1' }, ['enhanced-webview']],
    ['/en/a', { 'x-in-app': '1' }, ['enhanced-webview']],
    ['/en/a', { cookie: 'in-app=0', 'x-in-app': 'yes' }, undefined],
    ['/en/a?standalone', { 'x-in-app': '1' }, ['standalone', 'enhanced-webview']],
  ])('SH-005 SH-006 at %s with %j stands in %j', (path, headers, presentations) => {
    expect(presentationsOf(path, headers).presentations).toEqual(presentations);
  });

  test('SH-006 is told by the header alone where the app has no cookie', () => {
    const request = new Request(`${ORIGIN}/en/a`, { headers: { 'x-in-app': '1' } });
    const withHeader = { ...experience, enhancedWebview: { header: 'X-In-App' } };

    expect(readVisit(request, { experience: withHeader }).site.presentations).toEqual([
      'enhanced-webview',
    ]);
  });

  test('shares its page with those alone that are shown in the same way', () => {
    const keys = [
      presentationsOf('/en/a'),
      presentationsOf('/en/a?standalone'),
      presentationsOf('/en/a', { 'x-in-app': '1' }),
      presentationsOf('/en/a?standalone', { cookie: 'in-app=1' }),
    ].map(({ cacheKey }) => cacheKey);

    expect(new Set(keys).size).toBe(keys.length);
    expect(presentationsOf('/en/a', { cookie: 'in-app=1' }).cacheKey).toBe(keys[2]);
  });
});

describe('what the renderer may know of a visit', () => {
  test('is neither query nor cookies where its page is cached, but for the language', () => {
    const { url, cookies } = selectVisible(visit('/x?token=1', 'token=1; locale=fr-BE', ORIGIN));

    expect(url.href).toBe(`${ORIGIN}/x`);
    expect(cookies).toBe('locale=fr-BE');
  });

  test('leaves the visit itself as it is', () => {
    const one = visit('/x?token=1');

    selectVisible(one);

    expect(one.url.search).toBe('?token=1');
  });

  test('is everything where the page is for this visitor alone', () => {
    const { url, cookies } = selectVisible(visit('/en/a?b=1', 'signed-in=1; c=1', ORIGIN));

    expect(url.href).toBe(`${ORIGIN}/en/a?b=1`);
    expect(cookies).toBe('signed-in=1; c=1');
  });
});
