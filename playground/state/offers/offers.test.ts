import { describe, expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { changeJson } from '../../json-text/change-json.ts';
import { open } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { diffOffer, type ChosenOffer } from './change-offer.ts';
import { isOfferForbidden, listChosenOffers, replaceOffers } from './chosen-offers.ts';
import { listBadges, listPreviewOffers } from './list-badges.ts';
import { listMboxGroups } from './list-mbox-groups.ts';
import { findVisitorOffers } from './visitor-offers.ts';

const answer = (...mboxes: readonly (readonly [string, ...unknown[]])[]) => ({
  execute: {
    mboxes: mboxes.map(([name, ...contents], index) => ({
      name,
      index,
      options: contents.map((content) => ({ type: 'html', content })),
    })),
  },
});

const OFFERS = {
  saver: answer(['hero', { limited: true }], ['banner', 'saver', 'other']),
  'saver-with-profile': answer(['hero', 'vip'], ['banner', 'late']),
  borrower: answer(['hero', { content: 'loan' }], ['banner']),
};

const offersFor = (document: unknown, visitor: 'new' | 'saver' | 'borrower') =>
  Object.fromEntries(
    [...findVisitorOffers(document, visitor)].map(([mbox, { content }]) => [mbox, content]),
  );

test('the first option of each mbox counts, and what was limited comes with a second answer', () => {
  expect(offersFor(OFFERS, 'saver')).toEqual({ hero: 'vip', banner: 'saver' });
  expect(offersFor(OFFERS, 'borrower')).toEqual({ hero: 'loan' });
  expect(offersFor(OFFERS, 'new')).toEqual({});
});

test.each<[ChosenOffer, 'saver' | 'borrower' | 'new', object]>([
  [{ visitor: 'borrower', mbox: 'hero', content: 'b' }, 'borrower', { hero: 'b' }],
  [
    { visitor: 'borrower', mbox: 'banner', content: 'b' },
    'borrower',
    { hero: 'loan', banner: 'b' },
  ],
  [{ visitor: 'borrower', mbox: 'card', content: 'b' }, 'borrower', { hero: 'loan', card: 'b' }],
  [{ visitor: 'borrower', mbox: 'hero' }, 'borrower', {}],
  [{ visitor: 'saver', mbox: 'hero', content: 'b' }, 'saver', { hero: 'b', banner: 'saver' }],
  [{ visitor: 'new', mbox: 'hero', content: 'b' }, 'new', { hero: 'b' }],
])('the choice %j is written where the visitor gets it from', (choice, visitor, expected) => {
  const text = changeJson(JSON.stringify(OFFERS, undefined, 2), diffOffer(OFFERS, choice)) ?? '';

  expect(offersFor(JSON.parse(text), visitor)).toEqual(expected);
});

const opened = open(
  { ...sampleScenario, texts: { ...sampleScenario.texts, offers: JSON.stringify(OFFERS) } },
  readText,
);
const visited = (conditions: Readonly<Record<string, string>>) => ({
  ...opened,
  selects: { ...opened.selects, conditions },
});

describe('a page shows the offers', () => {
  test('of the chosen kind of visitor, and else those of its scenario', () => {
    expect(listChosenOffers(visited({ offers: 'borrower', consent: '2' }))).toEqual(['hero:loan']);
    expect(listChosenOffers(opened)).toBeUndefined();
  });

  test.each([{}, { consent: 'none' }])('of nobody to whom consent forbids them: %j', (consent) => {
    expect(listChosenOffers(visited({ offers: 'borrower', ...consent }))).toEqual([]);
  });

  test.each<[Partial<Scenario>, boolean]>([
    [{}, true],
    [{ offersFor: 'saver' }, false],
    [{ offersFor: 'saver', consent: 1 }, true],
    [{ experiment: 'first-home' }, false],
    [{ query: 'offer=hero:a' }, false],
  ])('of nobody where consent forbids them, for the scenario %j: %j', (members, expected) => {
    const scenario = { ...opened.scenario, ...members };

    expect(isOfferForbidden({ ...opened, scenario })).toBe(expected);
  });

  test('in the place of others in its address', () => {
    expect(replaceOffers('q=a&offer=hero:x', ['hero:b', 'banner:c'])).toBe(
      'q=a&offer=hero%3Ab&offer=banner%3Ac',
    );
  });
});

const at = (index: number) => `/data/flexZone/flexComponents/${index}`;
const component = (title: string, ...values: readonly string[]) => ({
  componentType: 'section-title',
  title,
  taxonomies: [{ key: 'personalization', values }],
});

test('the groups of a page say where they stand, and what everybody gets', async () => {
  const flexComponents = [
    component('A', 'hero:saver'),
    { componentType: 'section-title', title: 'For all' },
    component('B', 'hero:default', 'hero:new'),
    component('C', 'banner:first'),
  ];
  const page = { data: { flexZone: { flexComponents } } };

  const groups = listMboxGroups(page, await loadKnownChecks());

  expect(groups.map(({ contents, ...group }) => ({ ...group, contents: [...contents] }))).toEqual([
    {
      mbox: 'hero',
      zone: 'flexZone',
      fallback: 'default',
      contents: [
        ['saver', at(0)],
        ['default', at(2)],
        ['new', at(2)],
      ],
    },
    { mbox: 'banner', zone: 'flexZone', fallback: 'first', contents: [['first', at(3)]] },
  ]);
});

describe('the badges of a page', () => {
  const PAGE = JSON.stringify({
    data: {
      flexZone: {
        flexComponents: [
          component('A', 'hero:saver'),
          { componentType: 'section-title', title: 'For all' },
          component('B', 'hero:default', 'hero:new'),
        ],
      },
    },
  });
  const draft = open(
    { ...sampleScenario, texts: { ...sampleScenario.texts, page: PAGE } },
    readText,
  ).documents.page;

  test.each<[readonly string[], readonly boolean[]]>([
    [[], [false, true]],
    [['hero:saver'], [true, false]],
    [['hero:new'], [false, true]],
    [['hero:elsewhere'], [false, true]],
  ])('say for the offers %j which of them are shown: %j', async (offers, shown) => {
    const badges = listBadges(draft, offers, await loadKnownChecks());

    expect([...badges]).toEqual([
      [at(0), { mbox: 'hero:', contents: 'saver', isShown: shown[0] }],
      [at(2), { mbox: 'hero:', contents: 'default, new', isShown: shown[1] }],
    ]);
  });

  test('follow the address of the scenario, its visitor, and the kind of visitor that is chosen', () => {
    const scenario = { ...opened.scenario, query: 'offer=hero:a' };

    const kind = { ...opened.scenario, offersFor: 'borrower' as const };
    const faults: Scenario['faults'] = { delivery: { kind: 'status', status: 429 } };

    expect(listPreviewOffers({ ...opened, scenario })).toEqual(['hero:a']);
    expect(listPreviewOffers({ ...opened, scenario: kind })).toEqual(['hero:loan']);
    expect(listPreviewOffers({ ...opened, scenario: { ...kind, faults } })).toEqual([]);
    expect(
      listPreviewOffers({ ...visited({ offers: 'borrower', consent: '2' }), scenario }),
    ).toEqual(['hero:loan']);
  });
});
