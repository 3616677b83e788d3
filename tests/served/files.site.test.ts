import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

const WORTH_PACKING_BYTES = 2_000;
const GZIP = { headers: { 'accept-encoding': 'gzip' } };

let site: TestSite;
let assets: readonly string[];

beforeAll(async () => {
  site = await startSite();
  const html = await (await site.get('/en/individuals')).text();
  assets = html.match(/\/assets\/[^" ]+/g) ?? [];
});
afterAll(() => site.stop());

describe('a file of the build', () => {
  test('may be cached for ever', async () => {
    const answers = await Promise.all(assets.map((path) => site.get(path)));

    expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
    expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
    expect(assets.some((path) => path.endsWith('.woff2'))).toBe(true);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('that does not exist is no page, and is not remembered', async () => {
    const missing = await site.get('/assets/site-0a1b2c3d.js');

    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(await missing.text()).toBe('There is no such file in this build.');
  });

  test.each([
    '/assets/..%2f.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/%00',
  ])('is nothing outside its folder: %s', async (path) => {
    const { status, text } = await rawGet(site.address, path);

    expect(status).toBe(404);
    expect(text).not.toContain('site/browser.ts');
  });
});

describe('compression', () => {
  test('makes a page smaller for whoever asks, and lets caches know', async () => {
    const plain = await rawGet(site.address, '/en/individuals');
    const packed = await rawGet(site.address, '/en/individuals', GZIP);

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(gunzipSync(packed.body).toString('utf8')).toBe(plain.text);
  });

  test('makes scripts and style sheets smaller, but for the smallest', async () => {
    const paths = assets.filter((path) => /\.(js|css)$/.test(path));

    const files = await Promise.all(
      paths.map(async (path) => ({
        plain: await rawGet(site.address, path),
        packed: await rawGet(site.address, path, GZIP),
      })),
    );

    const large = files.filter(({ plain }) => plain.body.length > WORTH_PACKING_BYTES);
    expect(large.length).toBeGreaterThan(1);
    for (const { plain, packed } of large) {
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length);
    }
  });
});

test('the site says that it lives and that it is ready, before any page', async () => {
  const [alive, ready] = await Promise.all([site.get('/healthz'), site.get('/readyz')]);

  expect([alive.status, ready.status]).toEqual([200, 200]);
  expect(await alive.text()).toBe('ok');
});
