import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

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
    expect([302, 400, 404, 414]).toContain(status);
    expect(foreign).toEqual([]);
    expect(headers.location ?? '/en/individuals').toBe('/en/individuals');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('root:');
    expect(text).not.toContain('<script>alert');
    expect(next.status).toBe(200);
  });

  test('offers a second try on its own host when the content service fails', async () => {
    site.behaviour.set('page-model', { kind: 'status', status: 500 });

    const { status, text } = await rawGet(site.address, '//evil.example/x');

    const hosts = addressesIn(text).map((address) => new URL(address, site.address).host);
    expect(status).toBe(503);
    expect(text).toContain('href="/evil.example/x"');
    expect(hosts).not.toContain('evil.example');
  });
});

describe('a request that means harm', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is refused by its method %s', async (method) => {
    const { status, headers } = await rawGet(site.address, '/en/individuals', { method });

    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
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
