import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { experience } from '../environment/experience.ts';
import { createScenarioSource } from './scenario-source.ts';

const page = { data: { flexZone: { flexComponents: [] } } };
const source = createScenarioSource(
  createMemoryStore({
    'scenarios/home/en.json': { title: 'Home', page: { fixture: 'en/individuals' } },
    'scenarios/page/empty.json': {
      title: 'Page without anything',
      page: { fixture: 'en/individuals' },
      patch: [{ op: 'add', path: '/data/meta', value: { title: 'New page' } }],
    },
    'scenarios/kit-button/looks.json': { title: 'Looks', page: { specimen: 'button/looks' } },
    'pages/en/individuals.json': page,
    'macros/savings.json': { groups: [1] },
    'macros/loans/home.json': { groups: [2] },
    'experiment-list/loans.json': {
      experiments: [
        {
          key: 'loan',
          experimentUrl: '/en/individuals/loan',
          variants: [{ variant: 'b', variantUrl: '/en/individuals/loan-b' }],
        },
      ],
    },
    'pages/en/individuals/loan.json': page,
    'pages/en/individuals/loan-b.json': { data: { meta: { title: 'B' } } },
    'scenarios/kit/b.json': {
      title: 'B',
      page: { fixture: 'en/individuals/loan' },
      experiment: 'loan:b',
    },
    'scenarios/kit/late.json': {
      title: 'Late',
      page: { fixture: 'en/individuals/loan' },
      experiment: 'loan:b',
      faults: { macros: { kind: 'hang' } },
    },
    'offers/without-mboxes.invalid.json': {},
    'offers/full.json': { execute: { mboxes: [] } },
    'cms-data/en-GB.json': { footer: {} },
    'cms-data/nl-BE.json': {},
  }),
);

test('scenarios that an author can edit are listed, specimens of the kit are not', async () => {
  const listed = await source.list();

  expect(listed.map(({ id }) => id)).toEqual(['home/en', 'kit/b', 'kit/late', 'page/empty']);
});

test('a scenario comes with its page and all macros, as an author reads them', async () => {
  const opened = await source.load('home/en');

  expect(opened).toMatchObject({ id: 'home/en', scenario: { title: 'Home' } });
  expect(opened?.texts.page).toBe(`${JSON.stringify(page, undefined, 2)}\n`);
  expect(JSON.parse(opened?.texts.macros ?? '')).toEqual({
    savings: { groups: [1] },
    'loans/home': { groups: [2] },
  });
});

test('with it come the documents of the site: those of a folder side by side, and its experience', async () => {
  const texts = (await source.load('home/en'))?.texts;

  expect(
    [texts?.experiments, texts?.offers, texts?.shell].map((each) => JSON.parse(each ?? '')),
  ).toMatchObject([
    { loans: { experiments: [{ key: 'loan' }] } },
    { full: { execute: { mboxes: [] } } },
    { 'en-GB': { footer: {} }, 'nl-BE': {} },
  ]);
  expect(JSON.parse(texts?.experience ?? '')).toEqual(experience);
});

test('a new page begins as the empty one, under its own id and title', async () => {
  const [opened, empty] = [await source.load('page/empty.abc'), await source.load('page/empty')];

  expect(opened).toMatchObject({ id: 'page/empty.abc', scenario: { title: 'New page' } });
  expect(opened?.texts).toEqual(empty?.texts);
  expect(empty?.scenario.title).toBe('Page without anything');
});

test('a page that no scenario shows is opened by its path', async () => {
  const opened = await source.load('pages/en/individuals');

  expect(opened).toMatchObject({
    id: 'pages/en/individuals',
    scenario: { page: { fixture: 'en/individuals' }, locale: 'en-GB' },
  });
  expect(opened?.texts.page).toBe((await source.load('home/en'))?.texts.page);
});

test.each(['pages/en/individuals/none', 'kit-button/looks', 'home/none'])(
  '%s cannot be opened',
  async (id) => {
    expect(await source.load(id)).toBeUndefined();
  },
);

test('of a scenario that is a variant the page of that variant is edited, unless it may show another', async () => {
  const fixtures = await Promise.all(
    ['kit/b', 'kit/late'].map(async (id) => (await source.load(id))?.scenario.page.fixture),
  );

  expect(fixtures).toEqual(['en/individuals/loan-b', 'en/individuals/loan']);
});
