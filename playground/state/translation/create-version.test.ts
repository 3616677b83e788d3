import { expect, test } from 'vitest';
import { open } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { createVersion, suggestPath } from './create-version.ts';
import { RATE, CARD, SOURCE, toPageText } from './sample-page.testing.ts';
import { listForeignLinks } from './site-links.ts';

const OWN = { locale: 'fr-BE', path: 'fr/particuliers/printemps' };
const alternates = (...all: readonly [string, string][]) =>
  all.map(([locale, url]) => ({ locale, url }));
const PAGES: Readonly<Record<string, unknown>> = {
  'en/individuals/cards': {
    data: { meta: { alternates: alternates(['fr-BE', '/fr/particuliers/cartes']) } },
  },
  'en/individuals/saving/plus': {
    data: { meta: { alternates: alternates(['fr-BE', '/fr/particuliers/epargne/plus']) } },
  },
};
const readFile = async (path: string) => PAGES[path];
const opened = (page: string, fixture = 'en/individuals/spring') =>
  open(
    {
      ...sampleScenario,
      scenario: { title: 'Spring', page: { fixture } },
      texts: { ...sampleScenario.texts, page },
    },
    readText,
  );

test('a version has the structure, ids and texts of the page, and names the versions of both', async () => {
  const created = await createVersion(opened(SOURCE), OWN, readFile);

  const { meta, flexZone } = JSON.parse(created?.text ?? '').data;
  expect(meta).toEqual({
    title: 'Spring',
    description: 'All of it.',
    alternates: alternates(
      ['en-GB', '/en/individuals/spring'],
      ['fr-BE', '/fr/particuliers/printemps'],
    ),
  });
  expect(flexZone.flexComponents).toMatchObject([
    { id: 'offer', title: CARD.title },
    { title: RATE.title },
  ]);
  expect(created?.translation).toEqual({
    ...OWN,
    from: 'en-GB',
    fromPath: 'en/individuals/spring',
    segment: 'individuals',
    source: created?.text,
    same: [],
  });
});

test('its links lead to pages in its language, where there are such, and the others are told', async () => {
  const LOST = { componentType: 'section-title', link: { url: '/en/individuals/contact' } };

  const created = await createVersion(opened(toPageText([CARD, RATE, LOST])), OWN, readFile);

  const page = JSON.parse(created?.text ?? '');
  const [card, rate] = page.data.flexZone.flexComponents;
  expect(card.link.url).toBe('/fr/particuliers/cartes#costs');
  expect(rate.richBody.value).toBe(
    '<p>See <a href="/fr/particuliers">home</a> and <a href="/fr/professionnels">us</a></p>',
  );
  expect(listForeignLinks(page, 'fr-BE')).toEqual([
    { pointer: '/data/flexZone/flexComponents/2/link/url', path: 'en/individuals/contact' },
  ]);
});

test('a version is written as the page is, where nothing had to be changed', async () => {
  const page = '{ "data": { "meta": { "title":  "Spring" },\n\t"flexZone": {} } }';

  const created = await createVersion(opened(page), OWN, readFile);

  expect(created?.text).toContain('"title":  "Spring"');
  expect(created?.text).toContain('\n\t"flexZone": {} } }');
});

test.each([
  ['a text that cannot be read', '{', 'en/individuals/spring'],
  ['a page below no home', SOURCE, 'somewhere/else'],
])('there is no version of %s', async (_what, text, fixture) => {
  expect(await createVersion(opened(text, fixture), OWN, readFile)).toBeUndefined();
});

test.each([
  ['en/individuals/spring', 'fr/particuliers/spring'],
  ['en/individuals/saving/spring', 'fr/particuliers/epargne/spring'],
  ['en/individuals/borrowing/spring', 'fr/particuliers/borrowing/spring'],
  ['en/business', 'fr/professionnels'],
])(
  'beside the pages of its folder, the version of %s is suggested at %s',
  async (path, suggested) => {
    const pages = Object.keys(PAGES).map((each) => `/${each}`);

    expect(await suggestPath({ path, locale: 'fr-BE' }, pages, readFile)).toBe(suggested);
  },
);
