import { describe, expect, test } from 'vitest';
import { MAX_SITEMAP_URLS, printSitemap } from './sitemap-answers.ts';

const ORIGIN = 'https://www.meridia.test';

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('a sitemap', () => {
  test('OP-013 names each page and its languages, by their whole addresses', () => {
    const alternates = [
      { locale: 'en-GB', url: '/en' },
      { locale: 'fr-BE', url: '/fr/épargne' },
    ];

    const { xml, refused, cut } = printSitemap(
      [{ url: '/en', alternates }, { url: '/nl?a=1&b' }],
      ORIGIN,
    );

    expect(xml).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${ORIGIN}/en</loc><xhtml:link rel="alternate" hreflang="en-GB" href="${ORIGIN}/en"/><xhtml:link rel="alternate" hreflang="fr-BE" href="${ORIGIN}/fr/%C3%A9pargne"/></url>
<url><loc>${ORIGIN}/nl?a=1&amp;b</loc></url>
</urlset>
`,
    );
    expect([refused, cut]).toEqual([0, 0]);
  });

  test('OP-013 holds addresses of this site only, each once and in its canonical form', () => {
    const urls = ['/en/', '/en', '/./en', '/fr//a/#top', `${ORIGIN}/nl`, `${ORIGIN}:443/nl/`];
    const foreign = [
      'https://evil.example/',
      '//evil.example/x',
      '/\\evil.example',
      'http://www.meridia.test/en',
      'https://user:word@www.meridia.test/en',
      'javascript:alert(1)',
      'https://[',
      '',
      `/${'x'.repeat(2_100)}`,
    ];

    const { xml, refused } = printSitemap(
      [...urls, ...foreign].map((url) => ({ url })),
      ORIGIN,
    );

    expect(locsIn(xml)).toEqual([`${ORIGIN}/en`, `${ORIGIN}/fr/a`, `${ORIGIN}/nl`]);
    expect(refused).toBe(foreign.length);
  });

  test('EX-025 holds no address of a variant, as a page or as another language of one', () => {
    const variantUrls = new Set(['/en/b', '/fr/b']);
    const alternates = [
      { locale: 'fr-BE', url: '/fr/b' },
      { locale: 'nl-BE', url: '/nl/a' },
    ];

    const { xml, refused } = printSitemap(
      [{ url: '/en/a', alternates }, { url: '/en/b/' }, { url: `${ORIGIN}/fr/b` }],
      ORIGIN,
      { variantUrls },
    );

    expect(locsIn(xml)).toEqual([`${ORIGIN}/en/a`]);
    expect(xml).toContain('/nl/a');
    expect(xml).not.toContain('/b');
    expect(refused).toBe(0);
  });

  test('OP-013 leaves a foreign language out, not its page', () => {
    const alternates = [{ locale: 'fr-BE', url: 'https://evil.example/fr' }];

    const { xml, refused } = printSitemap([{ url: '/en', alternates }], ORIGIN);

    expect(locsIn(xml)).toEqual([`${ORIGIN}/en`]);
    expect(xml).not.toContain('evil');
    expect(refused).toBe(1);
  });

  test('OP-013 cannot be broken by what an address holds', () => {
    const { xml } = printSitemap([{ url: `/a?"><script>'&amp;]]>` }], ORIGIN);

    expect(xml).not.toContain('<script');
    expect(xml.match(/<loc>[^<>"]*<\/loc>/g)).toHaveLength(1);
  });

  test('OP-013 ends at 50,000 pages, and says how many it leaves out', () => {
    const pages = Array.from({ length: MAX_SITEMAP_URLS + 7 }, (_, index) => ({
      url: `/${index}`,
    }));

    const { xml, cut } = printSitemap(pages, ORIGIN);

    expect(locsIn(xml)).toHaveLength(MAX_SITEMAP_URLS);
    expect(cut).toBe(7);
  });

  test('OP-013 ends at its greatest size, with a whole entry', () => {
    const pages = ['/a', '/b', '/c'].map((url) => ({ url }));
    const whole = printSitemap(pages, ORIGIN).xml.length;

    const { xml, cut } = printSitemap(pages, ORIGIN, { maxBytes: whole - 1 });

    expect(locsIn(xml)).toHaveLength(2);
    expect(xml).toMatch(/<\/url>\n<\/urlset>\n$/);
    expect(xml.length).toBeLessThan(whole);
    expect(cut).toBe(1);
  });
});
