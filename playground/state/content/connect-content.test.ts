import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { loadKnownChecks, type KnownContent } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { connectContent } from './connect-content.ts';

const FIXTURES: KnownContent = {
  pages: ['/en/individuals'],
  icons: ['vitrine:regular:phone'],
  images: ['house-keys'],
};
const macrosWith = (...names: readonly string[]) => {
  const keys = names.map((name) => ({ name, dataType: 'string', value: { value: 'x' } }));
  return JSON.stringify({ rates: { groups: [{ name: 'savings', keys }] } });
};
const pageWith = (...components: readonly object[]) =>
  JSON.stringify({ data: { hasMacro: true, flexZone: { flexComponents: components } } });
const title = (text: string) => ({ componentType: 'section-title', title: text });
const CARD = {
  componentType: 'service-card',
  title: 'Saver Plus',
  link: { text: 'Open', url: '/en/individual' },
  image: { original: '/images/house-key.svg' },
};

/** A store with a scenario open, whose fixtures have loaded. */
async function openStore(texts: Partial<typeof sampleScenario.texts> = {}, load = loadFixtures) {
  const scenario = { ...sampleScenario, texts: { ...sampleScenario.texts, ...texts } };
  const store = createPlaygroundStore({
    source: { list: async () => [scenario], load: async (id) => ({ ...scenario, id }) },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  connectContent(store, load);
  await store.getState().start(new URL('https://www.meridia.test/playground/'));
  const page = () => store.getState().playground?.documents.page;
  return { store, page, codes: () => page()?.problems.map(({ code }) => code) };
}

async function loadFixtures(): Promise<KnownContent> {
  return FIXTURES;
}

test('a link and a picture that the fixtures do not have are problems while they are typed', async () => {
  const { store, codes } = await openStore();

  store.getState().edit('page', pageWith(CARD));

  expect(codes()?.toSorted()).toEqual(['missing-image', 'unanswered-link']);
});

test('a macro is known once it stands in the Macros tab, and not after it is renamed there', async () => {
  const { store, codes, page } = await openStore({ macros: macrosWith('rate') });
  const { edit } = store.getState();

  edit('page', pageWith(title('%{savings:rate}% and %{savings:bonus}%')));
  const before = codes();
  edit('macros', macrosWith('rate', 'bonus'));
  const added = [codes(), page()?.status];
  edit('macros', macrosWith('bonus'));

  expect(before).toEqual(['unknown-macro']);
  expect(added).toEqual([[], 'read']);
  expect(codes()).toEqual(['unknown-macro']);
});

test('a route that the experience gets answers a link', async () => {
  const { store, codes } = await openStore();
  const { edit } = store.getState();
  const link = { ...CARD, image: undefined, link: { text: 'Open', url: '/new/rates' } };

  edit('page', pageWith(link));
  const before = codes();
  const { routes, ...experience } = JSON.parse(sampleScenario.texts.experience);
  const route = { pathPattern: '/new/*', redirect: '/en/individuals' };
  edit('experience', JSON.stringify({ ...experience, routes: [route, ...routes] }));

  expect([before, codes()]).toEqual([['unanswered-link'], []]);
});

const personal = (...values: readonly string[]) => ({
  ...title('Saving'),
  taxonomies: [{ key: 'personalization', values }],
});
const offersOf = (content: string) => {
  const option = { type: 'html', content };
  return JSON.stringify({ new: { execute: { mboxes: [{ name: 'hero', options: [option] }] } } });
};

test('an offer and a content that miss each other are problems until one of them is corrected', async () => {
  const { store, codes } = await openStore();
  const { edit } = store.getState();
  const inOffers = () =>
    store
      .getState()
      .playground?.documents.offers.problems.map(({ code, place }) => [code, place.offset]);

  edit('page', pageWith(personal('hero:default'), personal('hero:saver')));
  edit('offers', offersOf('svaer'));
  const before = [codes(), inOffers()];
  edit('offers', offersOf('saver'));
  const corrected = [codes(), inOffers()];
  edit('page', pageWith(personal('hero:default'), personal('hero:savers')));

  expect(before).toEqual([
    ['content-for-nobody'],
    [['offer-for-nobody', offersOf('svaer').indexOf('"svaer"')]],
  ]);
  expect(corrected).toEqual([[], []]);
  expect([codes(), inOffers()?.length]).toEqual([['content-for-nobody'], 1]);
});

test('an experiment is held to the pages and to the route that the experience gets', async () => {
  const { store } = await openStore();
  const { edit } = store.getState();
  const { routes, ...experience } = JSON.parse(sampleScenario.texts.experience);
  const experimentUrl = '/en/individuals';
  const variants = ['/en/individuals', '/en/individual'].map((variantUrl, index) => ({
    variant: `v${index}`,
    variantUrl,
  }));
  const list = { loans: { experiments: [{ key: 'loan', experimentUrl, variants }] } };
  const codesOfList = () =>
    store.getState().playground?.documents.experiments.problems.map(({ code }) => code);
  const siteWith = (own: object) =>
    JSON.stringify({ ...experience, experiments: { list: '/list' }, routes: [own, ...routes] });

  edit('experiments', JSON.stringify(list));
  edit('experience', siteWith({ pathPattern: experimentUrl }));
  const before = codesOfList();
  edit('experience', siteWith({ pathPattern: experimentUrl, experiments: true }));

  expect(before).toEqual(['route-without-experiments', 'missing-experiment-page']);
  expect(codesOfList()).toEqual(['missing-experiment-page']);
});

const listOf = (key: string) => {
  const variants = ['a', 'b'].map((variant, share) => ({
    variant,
    variantUrl: '/en/individuals',
    share,
  }));
  return { experiments: [{ key, experimentUrl: '/en/individuals', variants }] };
};

test('two lists that are written side by side are held to each other', async () => {
  const { store } = await openStore();
  const problems = () => store.getState().playground?.documents.experiments.problems;

  store.getState().edit('experiments', JSON.stringify({ one: listOf('a'), two: listOf('b') }));

  expect(problems()?.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'experiments-on-one-page /one/experiments/0/experimentUrl',
    'single-variant /one/experiments/0/variants',
    'experiments-on-one-page /two/experiments/0/experimentUrl',
    'single-variant /two/experiments/0/variants',
  ]);
});

test('a page is not read again for what names nothing', async () => {
  const { store, page } = await openStore({ macros: macrosWith('rate') });
  const before = page();

  store.getState().edit('macros', macrosWith('rate').replace('"x"', '"y"'));

  expect(page()).toBe(before);
});

test('a page that is checked again stays the same one for whoever shows it', async () => {
  const wrong = pageWith(title('%{savings:rate}%'));

  const { page, codes } = await openStore({ page: wrong, macros: macrosWith('other') });

  expect(codes()).toEqual(['unknown-macro']);
  expect(page()?.status).toBe('read');
  expect(page()?.lastGood).toEqual(JSON.parse(wrong));
});

test('what could not be loaded is loaded with the next scenario, and macros are checked meanwhile', async () => {
  const load = vi.fn<() => Promise<KnownContent>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(FIXTURES);
  const page = pageWith(CARD, title('%{savings:rate}%'));

  const { store, codes } = await openStore({ page }, load);
  const before = codes();
  await store.getState().openScenario('section-title/other');
  await nextTurn();

  expect([before, codes()?.length]).toEqual([['unknown-macro'], 3]);
  expect(load).toHaveBeenCalledTimes(2);
});
