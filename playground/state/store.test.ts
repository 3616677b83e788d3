import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS, type Drafts } from './drafts/drafts.ts';
import type { StoredDraft } from './drafts/stored-draft.ts';
import type { ScenarioSource } from './scenario-source.ts';
import { NO_HISTORY } from './history/history.ts';
import type { OpenedScenario } from './playground.ts';
import { sampleScenario } from './sample-scenario.testing.ts';
import { createPlaygroundStore } from './store.ts';

const other: OpenedScenario = { ...sampleScenario, id: 'section-title/other' };
const all = [other, sampleScenario];

const source: ScenarioSource = {
  list: async () => all,
  load: async (id) => all.find((scenario) => scenario.id === id),
};

const playgroundAt = (query: string) => new URL(query, 'https://www.meridia.test/playground/');

async function startedAt(query: string, options: Partial<ScenarioSource> = {}) {
  const store = createPlaygroundStore({
    source: { ...source, ...options },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  await store.getState().start(playgroundAt(query));
  return store;
}

test('the scenario of the address is opened, with the tab and selects that it names', async () => {
  const store = await startedAt('?scenario=section-title/sample&tab=offers&segment=business');

  expect(store.getState().playground).toMatchObject({
    scenarioId: 'section-title/sample',
    tab: 'offers',
    selects: { segment: 'business', locale: 'fr-BE' },
  });
  expect(store.getState().notice).toBeUndefined();
});

test('a tab that is chosen before anything is open is shown then, and at no later opening', async () => {
  const store = createPlaygroundStore({ source, loadChecks: loadKnownChecks, now: () => 0 });
  const starting = store.getState().start(playgroundAt('?tab=offers'));
  store.getState().showTab('macros');
  await starting;
  const first = store.getState().playground?.tab;
  await store.getState().openScenario('section-title/sample');

  expect([first, store.getState().playground?.tab]).toEqual(['macros', 'page']);
});

test('without an address the first scenario is opened', async () => {
  const store = await startedAt('');

  expect(store.getState().playground?.scenarioId).toBe('section-title/other');
});

test('without an address the English home is opened, where there is one', async () => {
  const home: OpenedScenario = { ...sampleScenario, id: 'home/en' };
  const scenarios = [...all, home];

  const store = await startedAt('', {
    list: async () => scenarios,
    load: async (id) => scenarios.find((scenario) => scenario.id === id),
  });

  expect(store.getState().playground?.scenarioId).toBe('home/en');
});

test('accepting a suggestion for a problem without one changes nothing', async () => {
  const store = await startedAt('');
  const place = { line: 1, column: 1, offset: 0, length: 1, isQuoted: false };
  const problem = { code: 'x', pointer: '', message: 'm', fix: 'f', place };
  const before = store.getState().playground;

  store.getState().acceptSuggestion('page', { ...problem, severity: 'error' });

  expect(store.getState().playground).toBe(before);
});

test('an unknown scenario is reported with the nearest ones, and another is open meanwhile', async () => {
  const store = await startedAt('?scenario=section-title/smaple');

  expect(store.getState().notice).toEqual({
    kind: 'unknown-scenario',
    id: 'section-title/smaple',
    meant: ['section-title/sample', 'section-title/other'],
  });
  expect(store.getState().playground?.scenarioId).toBe('section-title/other');
});

test('a link that was cut opens the texts of the scenario itself, and a notice explains it', async () => {
  const store = await startedAt('?scenario=section-title/sample#edits=H4sIAAAAAAAA');

  expect(store.getState().notice).toEqual({ kind: 'cut-link' });
  expect(store.getState().playground?.documents.page.text).toBe(sampleScenario.texts.page);
});

const refuse = () => Promise.reject(new Error('There is no fixture pages/en.json.'));

test('a scenario that cannot be made is a notice with the reason', async () => {
  const store = await startedAt('', { load: refuse });

  expect(store.getState().notice).toEqual({
    kind: 'failed',
    reason: 'Error: There is no fixture pages/en.json.',
  });
});

test('of two scenarios asked for at once, the later one is opened, and the other is given up', async () => {
  const waiting = Promise.withResolvers<void>();
  const signals = new Map<string, AbortSignal | undefined>();
  const store = await startedAt('?scenario=section-title/sample', {
    async load(id, signal) {
      signals.set(id, signal);
      if (id === 'slow') await waiting.promise;
      signal?.throwIfAborted();
      return { ...sampleScenario, id };
    },
  });

  const slow = store.getState().openScenario('slow');
  await store.getState().openScenario('section-title/other');
  waiting.resolve();
  await slow;

  expect(store.getState().playground?.scenarioId).toBe('section-title/other');
  expect(store.getState().notice).toBeUndefined();
  expect([signals.get('slow')?.aborted, signals.get('section-title/other')?.aborted]).toEqual([
    true,
    false,
  ]);
});

test('an accepted suggestion can be taken back', async () => {
  const store = await startedAt('');
  const { edit, acceptSuggestion, undo } = store.getState();
  const text = sampleScenario.texts.page.replace('section-title', 'sektion-title');
  const page = () => store.getState().playground?.documents.page;

  edit('page', text);
  const [problem] = page()?.problems ?? [];
  if (problem) acceptSuggestion('page', problem);
  const accepted = page()?.text;
  undo();

  expect(accepted).toBe(sampleScenario.texts.page);
  expect(page()?.text).toBe(text);
});

test('the caret goes to a component that is put somewhere, without the focus, and stays while a field is filled in', async () => {
  const store = await startedAt('');
  const { changePage } = store.getState();
  const lineOf = () => store.getState().playground?.caret?.place.line;
  const list = '/data/flexZone/flexComponents';
  const value = { componentType: 'section-title', title: 'Second' };

  changePage({
    kind: 'added',
    selection: `${list}/1`,
    changes: [{ op: 'add', path: `${list}/1`, value }],
  });
  const added = lineOf();
  const { playground } = store.getState();
  const changes = [{ op: 'replace', path: `${list}/0/title`, value: 'x' }] as const;
  changePage({ kind: 'filled', selection: `${list}/0`, changes });

  const before = playground?.documents.page.text.split('"Second"')[0] ?? '';
  expect([added, playground?.caret?.takesFocus]).toEqual([before.split('\n').length - 2, false]);
  expect(lineOf()).toBeUndefined();
});

test('what is done before anything is open does nothing', () => {
  const store = createPlaygroundStore({ source, loadChecks: loadKnownChecks, now: () => 0 });
  const { edit, undo, choose } = store.getState();

  edit('page', 'text');
  undo();
  choose('locale', 'fr-BE');

  expect(store.getState().playground).toBeUndefined();
});

test('a scenario that comes from another window can be changed once what was made of it is there', async () => {
  const shown: (readonly [boolean, string | undefined])[] = [];
  let draft: StoredDraft | undefined;
  const drafts: Drafts = { ...NO_DRAFTS, open: async () => ({ isOwn: true, draft }) };
  const store = createPlaygroundStore({
    source,
    loadChecks: loadKnownChecks,
    now: () => 0,
    drafts,
  });
  await store.getState().start(playgroundAt('?scenario=section-title/sample'));
  await store.getState().noteOwner(false);
  draft = {
    scenarioId: 'section-title/sample',
    texts: { page: '{}' },
    history: NO_HISTORY,
    savedAt: 1,
  };
  store.subscribe(({ isElsewhere, playground }) =>
    shown.push([isElsewhere, playground?.documents.page.text]),
  );

  await store.getState().noteOwner(true);

  expect(shown.filter(([isElsewhere, text]) => !isElsewhere && text !== '{}')).toEqual([]);
  expect(shown.at(-1)).toEqual([false, '{}']);
});

test('one that cannot be read again can be changed as it stands, with a word of it', async () => {
  let isDown = false;
  const load = async (id: string) => {
    if (isDown) throw new Error('no network');
    return source.load(id);
  };
  const store = await startedAt('?scenario=section-title/sample', { load });
  await store.getState().noteOwner(false);
  isDown = true;

  await store.getState().noteOwner(true);

  expect(store.getState()).toMatchObject({
    isElsewhere: false,
    notice: { kind: 'failed', reason: 'Error: no network' },
  });
});
