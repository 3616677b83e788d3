import { describe, expect, test } from 'vitest';
import type { ListedPage } from '#schemas/generated/pages.ts';
import { createSitemapAnswers } from './sitemap-answers.ts';

const ORIGIN = 'https://www.meridia.test';
const HOMES: readonly ListedPage[] = [{ url: '/en' }];

function answersOver(pages: () => readonly ListedPage[] | undefined, siteOrigin?: string) {
  const messages: string[] = [];
  const app = createSitemapAnswers({
    pages,
    homes: HOMES,
    siteOrigin,
    warn: (text) => void messages.push(text),
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`http://10.0.0.7:4173${path}`, { method, headers });
  return { get, messages };
}

describe('robots.txt', () => {
  test('OP-013 allows all crawlers and names the sitemap at the origin of the site', async () => {
    const { get } = answersOver(() => undefined, ORIGIN);

    const answer = await get('/robots.txt', { host: 'evil.example' });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await answer.text()).toBe(
      `User-agent: *\nDisallow:\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });
});

describe('sitemap.xml', () => {
  test('OP-013 holds the homes until the pages are there, then the pages', async () => {
    let pages: readonly ListedPage[] | undefined;
    const { get } = answersOver(() => pages, ORIGIN);

    const before = await get('/sitemap.xml');
    pages = [{ url: '/en/saving' }];
    const after = await get('/sitemap.xml');

    expect(before.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await before.text()).toContain(`<loc>${ORIGIN}/en</loc>`);
    expect(await after.text()).toContain(`<loc>${ORIGIN}/en/saving</loc>`);
    expect(before.headers.get('etag')).not.toBe(after.headers.get('etag'));
  });

  test('OP-013 may be cached for an hour, and is not sent again to a client that has it', async () => {
    const { get } = answersOver(() => undefined, ORIGIN);
    const first = await get('/sitemap.xml');
    const etag = first.headers.get('etag') ?? '';

    const again = await get('/sitemap.xml', { 'if-none-match': etag });
    const head = await get('/sitemap.xml', {}, 'HEAD');

    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  test('OP-013 has the address of the request where the site has none configured', async () => {
    const { get } = answersOver(() => undefined);

    expect(await (await get('/sitemap.xml')).text()).toContain(
      '<loc>http://10.0.0.7:4173/en</loc>',
    );
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://10.0.0.7:4173/');
  });

  test('OP-013 is written once for each list, and logs once what it leaves out', async () => {
    const pages = [{ url: '/en' }, { url: '//evil.example' }];
    const { get, messages } = answersOver(() => pages, ORIGIN);

    await get('/sitemap.xml');
    await get('/sitemap.xml');

    expect(messages).toEqual([
      'The sitemap leaves out 1 address that is not of this site, and 0 pages that are more than it can hold.',
    ]);
  });
});
