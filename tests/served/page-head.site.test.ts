import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterEach(() => site.faultInjection.clear());
afterAll(() => site.stop());

/** The attributes of all elements of a name in a document's head, values as they are read. */
function elementsIn(html: string, name: string): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = head.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}

const homes = {
  'en-GB': '/en/individuals',
  'fr-BE': '/fr/particuliers',
  'nl-BE': '/nl/particulieren',
  'de-DE': '/de/privatkunden',
};

describe('the head of a document', () => {
  test.each([
    ['en-GB', homes['en-GB'], 'Individuals - Meridia Belgium'],
    ['fr-BE', homes['fr-BE'], 'Particuliers - Meridia Belgium'],
    ['nl-BE', homes['nl-BE'], 'Particulieren - Meridia Belgium'],
    ['de-DE', homes['de-DE'], 'Privatkunden - Meridia Belgium'],
  ])('RN-011 in %s says what the page is and where it stands', async (locale, path, title) => {
    const html = await (await site.get(`${path}?utm_source=letter`)).text();

    const [description] = elementsIn(html, 'meta').filter(({ name }) => name === 'description');
    const links = elementsIn(html, 'link');
    expect(elementsIn(html, 'html')).toEqual([{ lang: locale }]);
    expect(html).toContain(`<title>${title}</title>`);
    expect(description?.['content']).toMatch(/\w+ \w+/);
    expect(links.filter(({ rel }) => rel === 'canonical')).toEqual([
      { rel: 'canonical', href: `${site.address}${path}` },
    ]);
    expect(links.filter(({ rel }) => rel === 'alternate')).toEqual(
      Object.entries(homes).map(([hreflang, home]) => ({
        rel: 'alternate',
        hreflang,
        href: `${site.address}${home}`,
      })),
    );
  });

  test('RN-011 of a page in three languages names these alone', async () => {
    const alternates = [
      { locale: 'en-GB', url: '/en/individuals/cards' },
      { locale: 'fr-BE', url: '/fr/particuliers/cartes' },
      { locale: 'nl-BE', url: '/nl/particulieren/kaarten' },
    ];
    const data = { meta: { title: 'Kaarten', alternates }, flexZone: { flexComponents: [] } };
    site.faultInjection.set('page-model', { kind: 'body', text: JSON.stringify({ data }) });

    const html = await (await site.get('/nl/particulieren/only-here')).text();

    const languages = elementsIn(html, 'link').flatMap(({ hreflang }) => hreflang ?? []);
    expect(languages).toEqual(['en-GB', 'fr-BE', 'nl-BE']);
  });

  test.each([
    ['a title that is none', { title: 5, robots: 'noindex' }],
    ['a misspelt robots', { title: 'Secret', robts: 'noindex' }],
    ['metadata that are none', ['noindex']],
  ])('keeps search engines away in spite of %s', async (_, meta) => {
    const text = JSON.stringify({ data: { meta, flexZone: { flexComponents: [] } } });
    site.faultInjection.set('page-model', { kind: 'body', text });

    const html = await (await site.get('/en/individuals/secret')).text();

    expect(elementsIn(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('of an unknown page keeps search engines away', async () => {
    const html = await (await site.get('/fr/inconnu')).text();

    expect(elementsIn(html, 'html')).toEqual([{ lang: 'fr-BE' }]);
    expect(elementsIn(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(html).toContain('<title>Page introuvable - Meridia Belgium</title>');
  });
});
