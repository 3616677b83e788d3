import { expect, test } from 'vitest';
import { collectUsages } from './collect-usages.ts';
import { findPages, listPages, type PagesInput } from './list-pages.ts';

const pageWith = (title: string, macro: string) => ({
  data: {
    meta: { title },
    flexZone: { flexComponents: [{ componentType: 'section-title', title: `%{${macro}}%` }] },
  },
});
const scenario = (fixture: string, more: object = {}) => ({
  title: fixture,
  page: { fixture },
  locale: 'en-GB',
  ...more,
});

const SITE = [
  { path: 'en/individuals', page: pageWith('Home', 'savings:rate') },
  { path: 'en/business', page: pageWith('Business', 'loans:fee') },
];
const INPUT: PagesInput = {
  site: SITE,
  scenarios: [
    { id: 'home/en-360', scenario: scenario('en/individuals', { viewport: { width: 360 } }) },
    { id: 'home/en', scenario: scenario('en/individuals') },
  ],
  drafts: [],
  open: {
    id: 'card/full',
    title: 'A card',
    path: undefined,
    usages: collectUsages(pageWith('Card', 'savings:rate')),
  },
};

/** The ids of the pages that use a macro. */
function find(macro: string, more: Partial<PagesInput> = {}) {
  const pages = listPages({ ...INPUT, ...more });
  return findPages(pages, 'macros', macro).map(({ page }) => page.id);
}

test('the open page comes first, and pages open by their plainest scenario or by themselves', () => {
  expect(find('savings:rate')).toEqual(['card/full', 'home/en']);
  expect(find('loans:fee')).toEqual(['pages/en/business']);
});

test('a page counts as its draft has it, under the scenario of that draft', () => {
  const page = JSON.stringify(pageWith('Home', 'loans:fee'));
  const drafts = [
    { scenarioId: 'home/en-360', page },
    { scenarioId: 'page/empty.a', title: 'Spring', page },
    { scenarioId: 'pages/en/business', page: '{' },
  ];

  expect(find('savings:rate', { drafts })).toEqual(['card/full']);
  expect(find('loans:fee', { drafts })).toEqual([
    'home/en-360',
    'pages/en/business',
    'page/empty.a',
  ]);
});

test('the open page counts as it is being written, and once', () => {
  const usages = collectUsages(pageWith('Home', 'loans:fee'));
  const open = { id: 'home/en', title: 'Home', path: 'en/individuals', usages };

  const [first, ...others] = listPages({ ...INPUT, open });

  expect(first).toMatchObject({ address: '/en/individuals', locale: 'en-GB', isOpen: true });
  expect(others.map(({ id }) => id)).toEqual(['pages/en/business']);
  expect(find('savings:rate', { open })).toEqual([]);
});
