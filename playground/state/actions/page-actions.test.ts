import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS, type Drafts } from '../drafts/drafts.ts';
import { toStoredDraft, type StoredDraft } from '../drafts/stored-draft.ts';
import { toScenarioId } from '../new-pages.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';

const EMPTY_PAGE = 'page/empty';
const CAMPAIGN_PAGE = '{"data":{"meta":{"title":"New page"}}}';
const SCENARIOS = [
  { ...sampleScenario, id: EMPTY_PAGE },
  {
    ...sampleScenario,
    id: 'page/campaign',
    texts: { ...sampleScenario.texts, page: CAMPAIGN_PAGE },
  },
  sampleScenario,
];

/** A window in which drafts are stored at once, and no time passes. */
async function openWindow() {
  const stored = new Map<string, StoredDraft>();
  const drafts: Drafts = {
    ...NO_DRAFTS,
    open: async (id) => ({ isOwn: true, draft: stored.get(id) }),
    async remove(id) {
      const draft = stored.get(id);
      stored.delete(id);
      return draft;
    },
    restore: (draft) => void stored.set(draft.scenarioId, draft),
  };
  const store = createPlaygroundStore({
    source: {
      list: async () => SCENARIOS,
      async load(id) {
        const found = SCENARIOS.find((scenario) => scenario.id === toScenarioId(id));
        return found && { ...found, id };
      },
    },
    loadChecks: loadKnownChecks,
    now: () => 0,
    drafts,
  });
  await store
    .getState()
    .start(new URL(`https://www.meridia.test/playground/?scenario=${EMPTY_PAGE}`));
  const open = () => store.getState().playground;
  return {
    store,
    stored,
    id: () => open()?.scenarioId ?? '',
    text: () => open()?.documents.page.text,
    write: (title: string) => {
      store.getState().edit('page', JSON.stringify({ data: { meta: { title } } }));
      const playground = open();
      if (playground) stored.set(playground.scenarioId, toStoredDraft(playground, 0));
    },
    listed: () => store.getState().drafts.map(({ title }) => title),
  };
}

test('each new page is a draft of its own, and an unwritten one is new already', async () => {
  const { store, id, text, write, listed } = await openWindow();
  const { newPage, openScenario } = store.getState();
  await newPage('empty');
  const first = id();
  await newPage('empty');
  const again = id();
  write('Spring');
  const spring = text();

  await newPage('empty');
  const second = id();
  write('Summer');
  await openScenario(sampleScenario.id);

  expect([again, new Set([EMPTY_PAGE, first, second]).size]).toEqual([first, 3]);
  expect(listed()).toEqual(['Spring', 'Summer']);
  await openScenario(first);
  expect(text()).toBe(spring);
});

test('a new page is dropped while it is open, and brought back with all that stood on it', async () => {
  const { store, stored, id, text, write, listed } = await openWindow();
  const { newPage, dropPage, bringBackPage } = store.getState();
  await newPage('empty');
  write('Spring');
  const [page, spring] = [id(), text()];

  await dropPage(page);
  const dropped = [id(), stored.has(page), listed(), store.getState().notice?.kind];
  await bringBackPage();

  expect(dropped).toEqual([EMPTY_PAGE, false, [], 'dropped-page']);
  expect([id(), text(), store.getState().notice]).toEqual([page, spring, undefined]);
});

test('a dropped page that is not brought back stays dropped, and another is not touched', async () => {
  const { store, stored, id, write, listed } = await openWindow();
  const { newPage, dropPage, bringBackPage, openScenario } = store.getState();
  await newPage('empty');
  write('Spring');
  const spring = id();
  await newPage('empty');
  write('Summer');
  const summer = id();

  await dropPage(spring);
  const open = id();
  await openScenario(sampleScenario.id);
  await bringBackPage();

  expect([open, id()]).toEqual([summer, sampleScenario.id]);
  expect([[...stored.keys()], listed()]).toEqual([[summer], ['Summer']]);
});

test('a new page begins as its template, and an unwritten one of another is left for it', async () => {
  const { store, id } = await openWindow();
  const { newPage } = store.getState();

  await newPage('empty');
  await newPage('campaign');
  const campaign = id();
  await newPage('campaign');

  expect([toScenarioId(campaign), id()]).toEqual(['page/campaign', campaign]);
});

test('a new page is in the language of the page that is open, and an unwritten one is left for it', async () => {
  const { store, id, text } = await openWindow();
  const { newPage, choose, openScenario, undo } = store.getState();
  await openScenario(sampleScenario.id);
  choose('locale', 'nl-BE');

  await newPage('campaign');
  const dutch = [text(), store.getState().playground?.selects.locale, id()];
  await newPage('campaign');

  expect(dutch[0]).toBe('{"data":{"meta":{"title":"Nieuwe pagina"}}}');
  expect(dutch.slice(1)).toEqual(['nl-BE', id()]);
  undo();
  expect(text()).toBe(CAMPAIGN_PAGE);
});

test('a copy of the page that is open is a page of its own, for the same visitor', async () => {
  const { store, id, text, write } = await openWindow();
  const { newPage, choose, openScenario, undo } = store.getState();
  await openScenario(sampleScenario.id);
  choose('locale', 'nl-BE');
  write('Spring');
  const spring = text();

  await newPage('copy');
  const copied = [toScenarioId(id()), text(), store.getState().playground?.selects.locale];
  undo();

  expect(copied).toEqual([EMPTY_PAGE, spring, 'nl-BE']);
  expect(text()).toBe(sampleScenario.texts.page);
});
