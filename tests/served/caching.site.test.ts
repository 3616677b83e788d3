import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

const PAGE = '/en/individuals';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

const etagOf = async () => (await site.get(PAGE)).headers.get('etag') ?? 'none';

const ask = (headers: Record<string, string>, method = 'GET') =>
  rawGet(site.address, PAGE, { headers, method });

describe('a page for anonymous visitors', () => {
  test('RN-012 may be stored for a minute, and is tagged with what it says', async () => {
    const { headers } = await site.get(PAGE);
    const again = await site.get(PAGE);
    const french = await site.get('/fr/particuliers');

    expect(headers.get('cache-control')).toMatch(/^public, max-age=60\b/);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding, X-Enhanced-Webview');
    expect(headers.get('etag')).toMatch(/^W\/"\w+"$/);
    expect(again.headers.get('etag')).toBe(headers.get('etag'));
    expect(french.headers.get('etag')).not.toBe(headers.get('etag'));
  });

  test('RN-012 is not sent again to whoever has it, by a tag or by a list of them', async () => {
    const etag = await etagOf();

    const tags = [etag, etag.replace('W/', ''), `"other", ${etag}`, '*'];
    const answers = await Promise.all(tags.map((tag) => ask({ 'if-none-match': tag })));

    for (const { status, headers, body } of answers) {
      expect(status).toBe(304);
      expect(headers.etag).toBe(etag);
      expect(headers['cache-control']).toMatch(/^public/);
      expect(headers.vary).toBe('Cookie, Accept-Encoding, X-Enhanced-Webview');
      expect(body).toHaveLength(0);
    }
  });

  test('RN-012 is sent whole to whoever has another one', async () => {
    const { status, body } = await ask({ 'if-none-match': 'W/"0123456789abcdef01234567"' });

    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(10_000);
  });

  test('RN-012 has the same tag compressed, since it says the same', async () => {
    const etag = await etagOf();

    const packed = await ask({ 'accept-encoding': 'gzip' });

    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.etag).toBe(etag);
  });

  test('answers HEAD with the same headers and nothing below them', async () => {
    const whole = await ask({});
    const { status, headers, body } = await ask({}, 'HEAD');

    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(headers.etag).toBe(whole.headers.etag);
    expect(headers['cache-control']).toBe(whole.headers['cache-control']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('an answer that nobody may store', () => {
  test('RN-012 is one for somebody who is signed in, whatever tag the browser sends', async () => {
    const etag = await etagOf();
    const cookie = 'locale=en-GB; signed-in=1';

    const page = await ask({ cookie });
    const conditional = await ask({ cookie, 'if-none-match': `${etag}, *` });
    const missing = await rawGet(site.address, '/en/nowhere', { headers: { cookie } });

    for (const { headers } of [page, conditional, missing]) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
    expect(page.status).toBe(200);
    expect(conditional.status).toBe(200);
  });

  test('RN-012 is a failure; a missing page is remembered for seconds only', async () => {
    const missing = await site.get('/en/nowhere');
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });
    const failed = await site.get(PAGE);

    expect(failed.headers.get('cache-control')).toBe('private, no-store');
    expect(failed.headers.get('etag')).toBeNull();
    expect(missing.headers.get('cache-control')).toBe('public, max-age=10');
  });

  test('RN-012 would be one with a cookie, and no answer has one', async () => {
    const paths = [PAGE, '/', '/en/nowhere', '/favicon.svg', '/healthz'];

    const answers = await Promise.all(paths.map((path) => site.get(path)));

    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual(paths.map(() => null));
  });
});
