import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The server learns of the pages after it has begun. */
async function untilSitemap(): Promise<string> {
  let text = '';
  const ask = async () => {
    ({ text } = await rawGet(site.address, '/sitemap.xml'));
    return text;
  };
  await expect.poll(ask).toContain('/saver-plus</loc>');
  return text;
}

describe('what search engines and old browsers ask for', () => {
  test('OP-013 is answered without a question to the content service for a visitor', async () => {
    await untilSitemap();
    site.faultInjection.clear();

    const paths = ['/robots.txt', '/favicon.ico', '/favicon.svg', '/sitemap.xml'];
    const answers = await Promise.all(paths.map((path) => rawGet(site.address, path)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/plain; charset=utf-8',
      'image/x-icon',
      'image/svg+xml; charset=utf-8',
      'application/xml; charset=utf-8',
    ]);
    const endpoints = ['page-model', 'pages', 'macros', 'cms-data'] as const;
    expect(endpoints.flatMap((endpoint) => site.faultInjection.calls(endpoint))).toEqual([]);
    expect(site.messages).toEqual([]);
  });

  test('OP-013 names every page of the content service with its languages', async () => {
    const text = await untilSitemap();

    const locs = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    const pages = await Promise.all(locs.map((loc) => rawGet(site.address, new URL(loc).pathname)));
    expect(locs.length).toBeGreaterThan(8);
    expect(new Set(locs.map((loc) => new URL(loc).origin))).toEqual(new Set([site.address]));
    expect(pages.map(({ status }) => status)).toEqual(locs.map(() => 200));
    expect(text).toContain(
      `hreflang="fr-BE" href="${site.address}/fr/particuliers/epargne/saver-plus"`,
    );
  });

  test('OP-013 is compressed for whoever takes that, and not sent again to whoever has it', async () => {
    const first = await rawGet(site.address, '/sitemap.xml', {
      headers: { 'accept-encoding': 'gzip' },
    });

    const again = await rawGet(site.address, '/sitemap.xml', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(first.headers['content-encoding']).toBe('gzip');
    expect(again.status).toBe(304);
  });
});
