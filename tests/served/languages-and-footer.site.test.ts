// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { testFirst } from '../sample/test-first.ts';
import { startSite, type TestSite } from './start-site.ts';

/** Holds the name of the language picker in each locale of the site. */
const PICKER_NAMES: ReadonlyMap<string, string> = new Map([
  ['en-GB', 'Language'],
  ['fr-BE', 'Langue'],
  ['nl-BE', 'Taal'],
  ['de-DE', 'Sprache'],
]);

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Pages that tests have looked at, which none of them changes. */
const visited = new Map<string, Promise<Document>>();

function pageAt(path: string): Promise<Document> {
  const page = visited.get(path) ?? readPage(path);
  visited.set(path, page);
  return page;
}

async function readPage(path: string): Promise<Document> {
  const html = await (await site.get(path)).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The address of each language that some links name, without the origin of the site. */
function addressesOf(page: Document, links: string): [string, string][] {
  return [...page.querySelectorAll(links)].map((link) => [
    link.getAttribute('hreflang') ?? '',
    (link.getAttribute('href') ?? '').replace(site.address, ''),
  ]);
}

const alternatesOf = (page: Document) => addressesOf(page, 'link[rel="alternate"][hreflang]');
const languagesOf = (page: Document) => addressesOf(page, 'footer a[hreflang]');

describe('the languages of the footer', () => {
  test.each([
    '/en/individuals',
    '/fr/particuliers/epargne/saver-plus',
    '/nl/particulieren/kaarten',
    '/de/privatkunden/cookies',
  ])('FT-009 at %s are the alternates of the page', async (path) => {
    const page = await pageAt(path);

    expect(languagesOf(page)).toHaveLength(experience.locales.length);
    expect(languagesOf(page)).toEqual(alternatesOf(page));
  });

  test('FT-009 lead to the home of the segment where the page is not there in a language', async () => {
    const alternates = [
      { locale: 'en-GB', url: '/en/individuals/cards' },
      { locale: 'fr-BE', url: '/fr/particuliers/cartes' },
      { locale: 'nl-BE', url: '/nl/particulieren/kaarten' },
    ];
    const data = { meta: { title: 'Kaarten', alternates }, flexZone: { flexComponents: [] } };
    const { faultInjection } = site;
    faultInjection.set('page-model', { kind: 'body', text: JSON.stringify({ data }) });
    onTestFinished(() => faultInjection.clear());
    const page = await readPage('/nl/particulieren/only-here');

    expect(alternatesOf(page).map(([locale]) => locale)).toEqual(['en-GB', 'fr-BE', 'nl-BE']);
    expect(languagesOf(page)).toEqual([...alternatesOf(page), ['de-DE', '/de/privatkunden']]);
  });

  test('FT-009 name the present one', async () => {
    const page = await pageAt('/fr/particuliers');

    const [current, ...others] = page.querySelectorAll('footer [hreflang][aria-current]');
    expect([current?.getAttribute('hreflang'), others]).toEqual(['fr-BE', []]);
  });
});

test('FT-018 a page has its version in its last line and as an attribute', async () => {
  const page = await pageAt('/en/individuals');

  expect(page.querySelector('#page')?.getAttribute('data-version')).toBe('7.36.0');
  expect(page.querySelector('footer .footer__version')?.textContent).toMatch(/ 7\.36\.0$/);
});

const COOKIE_PAGES = Object.entries(experience.consent?.pageUrls ?? {});
const LEVELS = ['complete', 'personal', 'basic'];

describe('the way to the cookie choice', () => {
  const homes = (experience.segments ?? []).flatMap((segment) => Object.entries(segment.homes));

  // The first segment has a home in every language.
  testFirst(experience.locales.length, homes)(
    'stands in the footer of %s pages at %s',
    async (locale, home) => {
      const page = await pageAt(home);

      const links = page.querySelectorAll('footer a[href^="/cookie"]');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual([
        `/cookies/${locale.slice(0, 2)}`,
      ]);
    },
  );

  test.each(COOKIE_PAGES)(
    'without script leads in %s to the page about cookies, which opens the dialog once there is script',
    async (locale, url) => {
      const answer = await site.get(`/cookies/${locale.slice(0, 2)}`);

      const page = await pageAt(url);

      const dialog = page.querySelector('dialog')?.id;
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `${url}#${dialog}`]);
      expect(page.documentElement.lang).toBe(locale);
      expect(page.querySelectorAll('main h1')).toHaveLength(1);
    },
  );

  test.each(COOKIE_PAGES)(
    'the page about cookies in %s has a place for each choice, and leads to the policy',
    async (locale, url) => {
      const page = await pageAt(url);

      const places = [...page.querySelectorAll('main h2[id]')].map(({ id }) => id);
      const policy = experience.consent?.policyUrls?.[locale] ?? '';
      expect(places.slice(0, LEVELS.length)).toEqual(LEVELS);
      expect(page.querySelectorAll(`main a[href="${policy}"]`)).toHaveLength(1);
      expect(page.querySelector('main')?.textContent).toContain('180');
    },
  );
});

/** The name of the menu of languages. */
function pickerNameOf(document: Document): string | null | undefined {
  return document.querySelector('header [data-menu]:has([hreflang])')?.getAttribute('aria-label');
}

test('LO-002 each link of the language picker leads to a page whose messages are in that language', async () => {
  const links = (await pageAt('/en/individuals')).querySelectorAll(
    'header [data-menu][aria-label="Language"] a[hreflang]',
  );
  const pages = await Promise.all(
    [...links].map(async (link) => {
      const page = await pageAt(link.getAttribute('href') ?? '');
      return [link.getAttribute('hreflang'), page.documentElement.lang, pickerNameOf(page)];
    }),
  );

  expect(pages).toEqual([...PICKER_NAMES].map(([locale, name]) => [locale, locale, name]));
});
