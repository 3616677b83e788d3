import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet, type RawAnswer, type RawGetOptions } from './raw-get.ts';
import { scriptOf } from './script-of.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;
let script: string;

beforeAll(async () => {
  site = await startSite();
  script = await scriptOf(site);
});
afterAll(() => site.stop());

const POST = { method: 'POST' };
const FOREIGN = { headers: { host: 'evil.example' } };
const part = (range: string) => ({ headers: { range } });

/**
 * Every kind of answer that the site has: what it is, its status, its path, and how it is asked
 * for.
 */
const KINDS: readonly [string, number, string, RawGetOptions?][] = [
  ['a page', 200, '/en/individuals'],
  ['the head of a page', 200, '/en/individuals', { method: 'HEAD' }],
  ['a missing page', 404, '/en/nowhere'],
  ['a redirect of a route', 302, '/'],
  ['a redirect to the canonical address', 308, '/en/individuals/'],
  ['a form of another site', 403, '/en/individuals', POST],
  ['a refused method', 405, '/en/individuals', { method: 'PUT' }],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['robots.txt', 200, '/robots.txt'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['an icon', 200, '/favicon.ico'],
  ['a drawing of the site', 200, '/favicon.svg'],
  ['a missing file', 404, '/assets/missing.js'],
  ['a refused method on a file', 405, '/assets/missing.js', POST],
  ['a drawing of the image service', 200, '/images/house-keys.svg'],
  ['a picture', 200, '/images/house-keys.png'],
  ['a part of a picture', 206, '/images/house-keys.png', part('bytes=0-9')],
  ['a part that is not there', 416, '/images/house-keys.png', part('bytes=99999999-')],
  ['a missing picture', 404, '/images/nothing.png'],
  ['a document', 200, '/documents/cookie-policy-en.pdf'],
  ['a part of a document', 206, '/documents/cookie-policy-en.pdf', part('bytes=0-9')],
  ['a missing document', 404, '/documents/nothing.pdf'],
  ['an order that cannot be made', 400, '/images/house-keys.png?io=x'],
  ['an answer of the backend', 200, '/flex-page/open/page-model?pageUrl=/en/individuals'],
  ['a missing endpoint', 404, '/macros/nothing'],
  ['the playground', 200, '/playground/'],
  ['the log-in', 200, '/log-in?returnTo=%2F%2Fevil.example'],
  ['the log-out', 200, '/log-out'],
  ['no profiles of a log-in', 404, '/log-in/profiles'],
  ['a redirect of the tools', 302, '/playground'],
  ['the gallery', 200, '/preview/'],
  ['a preview', 200, '/preview/service-card/full'],
  ['a missing preview', 404, '/preview/nothing'],
  ['a request that cannot be read', 400, '/\\evil.example'],
  ['a refused name', 403, '/en/individuals', FOREIGN],
];

function expectGuarded({ headers }: RawAnswer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
}

test.each(KINDS)('every answer carries the security headers: %s', async (_, expected, ...asked) => {
  const answer = await rawGet(site.address, ...asked);

  expect(answer.status).toBe(expected);
  expectGuarded(answer);
});

test('every answer carries the security headers: a script, and one that the client has', async () => {
  const whole = await rawGet(site.address, script);
  const known = await rawGet(site.address, script, {
    headers: { 'if-none-match': String(whole.headers.etag) },
  });

  expect([whole.status, known.status]).toEqual([200, 304]);
  expectGuarded(whole);
  expectGuarded(known);
  expect(known.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
  expect(whole.headers['content-security-policy']).toContain("script-src 'self'");
});

test('every answer carries the security headers: a page and a picture that the client has', async () => {
  for (const path of ['/en/individuals', '/images/house-keys.svg']) {
    const whole = await rawGet(site.address, path);
    const known = await rawGet(site.address, path, {
      headers: { 'if-none-match': String(whole.headers.etag) },
    });

    expect(known.status).toBe(304);
    expectGuarded(known);
    expect(known.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
  }
});

test('every answer carries the security headers: a page that failed', async () => {
  site.faultInjection.set('page-model', { kind: 'status', status: 500 });

  const failed = await rawGet(site.address, '/en/individuals');
  site.faultInjection.clear();

  expect(failed.status).toBe(503);
  expectGuarded(failed);
});

test.each(['/favicon.svg', '/images/house-keys.svg', '/sitemap.xml'])(
  'a drawing that is opened by itself runs nothing: %s',
  async (path) => {
    const { headers } = await rawGet(site.address, path);

    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src .*; sandbox$/,
    );
    expect(headers['content-security-policy']).not.toContain('script-src');
  },
);
