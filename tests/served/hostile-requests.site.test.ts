import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

const HEAD = { method: 'HEAD' };

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.stop());

/** All that a document lets lead away: links, canonical and other languages' addresses. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
}

describe('a path that means harm', () => {
  test.each([
    '//evil.example/x',
    '///evil.example',
    '/\\evil.example',
    '/%00',
    '/%0d%0aset-cookie:x=1',
    '/..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%E0%A4%A',
    '/%',
    `/${'x'.repeat(10_000)}`,
    `/${'a/'.repeat(4_000)}`,
    '/en/individuals/<script>alert(1)</script>',
    '/__proto__',
    '/constructor/prototype',
    '/?pageUrl=//evil.example',
  ])('is answered with a page or a refusal, and leads nowhere else: %s', async (path) => {
    const { status, headers, text } = await rawGet(site.address, path);
    const next = await site.get('/en/individuals');

    const foreign = addressesIn(text)
      .map((address) => new URL(address, site.address))
      .filter(({ host }) => host === 'evil.example');
    expect([302, 308, 400, 404, 414]).toContain(status);
    expect(foreign).toEqual([]);
    expect(new URL(headers.location ?? '/', site.address).host).toBe(new URL(site.address).host);
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('root:');
    expect(text).not.toContain('<script>alert');
    expect(next.status).toBe(200);
  });

  test('offers a second try on its own host when the content service fails', async () => {
    site.faultInjection.set('page-model', { kind: 'status', status: 500 });

    const { status, text } = await rawGet(site.address, '/evil.example/x');

    const hosts = addressesIn(text).map((address) => new URL(address, site.address).host);
    expect(status).toBe(503);
    expect(text).toContain('href="/evil.example/x"');
    expect(hosts).not.toContain('evil.example');
  });
});

describe('doubled and final slashes', () => {
  test.each([
    ['/en/individuals/', '/en/individuals'],
    ['//en//individuals/?from=mail&to=//x/', '/en/individuals?from=mail&to=//x/'],
    ['//evil.example/x/', '/evil.example/x'],
    ['/%2f%2fevil.example/', '/%2f%2fevil.example'],
    ['///', '/'],
    ['/healthz/', '/healthz'],
    ['/favicon.svg/', '/favicon.svg'],
  ])('OP-007 lead to the canonical address of this site with 308: %s', async (path, canonical) => {
    const asked = [await rawGet(site.address, path), await rawGet(site.address, path, HEAD)];

    for (const { status, headers, body } of asked) {
      expect(status).toBe(308);
      expect(headers.location).toBe(canonical);
      expect(body).toHaveLength(0);
    }
    expect(site.faultInjection.calls('page-model')).toEqual([]);
  });

  test('OP-007 are left alone where they belong to an address that is no page', async () => {
    const paths = [
      '/playground/',
      '/preview/',
      '/assets/',
      '/images/house-keys.svg/',
      '/macros/x/',
    ];

    const answers = await Promise.all(paths.map((path) => rawGet(site.address, path)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  });

  test('OP-007 in the address of a page is gone before a route redirects', async () => {
    const [home, slashes] = await Promise.all(
      ['/', '//'].map((path) => rawGet(site.address, path)),
    );

    expect([home?.status, home?.headers.location]).toEqual([302, '/en/individuals']);
    expect([slashes?.status, slashes?.headers.location]).toEqual([308, '/']);
  });

  test('OP-007 lead nowhere for a request that may not be made', async () => {
    const { status } = await rawGet(site.address, '/en/individuals/', { method: 'PUT' });

    expect(status).toBe(405);
  });
});

describe('a request that means harm', () => {
  test.each(['PUT', 'DELETE', 'OPTIONS'])('is refused by its method %s', async (method) => {
    const { status, headers } = await rawGet(site.address, '/en/individuals', { method });

    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST');
  });

  test('is refused where nobody knows which page a form comes from', async () => {
    const { status } = await rawGet(site.address, '/en/individuals', { method: 'POST' });

    expect(status).toBe(403);
  });

  test('changes nothing by headers that name another host, scheme or path', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-original-url': '/evil',
      forwarded: 'host=evil.example',
    };

    const plain = await rawGet(site.address, '/en/individuals');
    const forged = await rawGet(site.address, '/en/individuals', { headers });

    expect(forged.text).toBe(plain.text);
  });

  test('is answered whatever its cookies hold', async () => {
    const long = `${'x'.repeat(4_000)}=1`;
    const cookie = `locale=%E0%A4%A; locale=<script>; signed-in=%00; ${long}; =; __proto__=1`;

    const { status, text } = await rawGet(site.address, '/elsewhere', { headers: { cookie } });

    expect(status).toBe(404);
    expect(text).toContain('<html lang="en-GB">');
  });
});
