import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { createPreviewRequest } from '../../preview-panel/preview-request.ts';
import { collectChangedFiles } from '../../save/scenario-files.ts';
import { summariseDraft } from '../drafts/draft-summary.ts';
import { NO_DRAFTS } from '../drafts/drafts.ts';
import { readStoredDraft, toStoredDraft, type StoredDraft } from '../drafts/stored-draft.ts';
import { listPageExperiments } from '../experiments/list-page-experiments.ts';
import {
  CONTROL,
  EXPERIMENTS,
  SCENARIOS,
  VARIANT,
} from '../experiments/sample-experiments.testing.ts';
import { toScenarioId } from '../new-pages.ts';
import type { PlaygroundState } from '../state.ts';
import { createPlaygroundStore } from '../store.ts';

const VARIANTS = ['control', 'electric'].map((variant, index) => ({
  id: ['loan/car', 'loan/electric'][index] ?? '',
  key: 'car-loan-advice',
  variant,
  isControl: variant === 'control',
}));
const [A, B] = VARIANTS;

const FILES = { 'experiment-list/loans.json': { text: EXPERIMENTS, version: 'v1' } };

function listOf(state: PlaygroundState) {
  const { playground } = state;
  const experiments = playground?.documents.experiments.lastGood;
  return listPageExperiments({ ...state, page: playground && { ...playground, experiments } });
}

/** A window on a page under an experiment, with drafts that the next window finds. */
async function openWindow(stored = new Map<string, StoredDraft>(), query = '?scenario=loan/car') {
  const store = createPlaygroundStore({
    source: {
      list: async () => SCENARIOS,
      async load(asked) {
        const found = SCENARIOS.find((scenario) => scenario.id === toScenarioId(asked));
        return found && { ...found, id: asked, files: FILES };
      },
    },
    loadChecks: loadKnownChecks,
    now: () => 0,
    drafts: {
      ...NO_DRAFTS,
      list: async () => [...stored.values()].flatMap((draft) => summariseDraft(draft) ?? []),
      open: async (id) => ({ isOwn: true, draft: stored.get(id) }),
      restore: (draft) => void stored.set(draft.scenarioId, draft),
    },
  });
  await store.getState().start(new URL(`https://www.meridia.test/playground/${query}`));
  const open = () => store.getState().playground ?? fail();
  return { store, stored, open, list: () => listOf(store.getState()) };
}

test('a variant is its own page, shown to the same visitor at the address of the control', async () => {
  const { store, open } = await openWindow();
  store.getState().choose('viewport', '360');
  store.getState().setCondition('consent', '3');

  await store.getState().openVariant(B ?? fail());

  expect(open()).toMatchObject({
    scenarioId: 'loan/electric',
    selects: {
      viewport: '360',
      conditions: { consent: '3', experiment: 'car-loan-advice:electric' },
    },
  });
  const { scenario, page } = createPreviewRequest(open());
  expect([scenario.page, scenario.experiment, page]).toEqual([
    { fixture: CONTROL },
    undefined,
    open().documents.page.lastGood,
  ]);

  await store.getState().openVariant(A ?? fail());
  expect(open().scenarioId).toBe('loan/car');
  expect(open().selects.conditions).toEqual({ consent: '3' });
});

test('the page of a variant that nobody has chosen as one stands at its own address', async () => {
  const { open } = await openWindow(undefined, '?scenario=loan/electric');

  expect(createPreviewRequest(open()).scenario.page).toEqual({ fixture: VARIANT });
});

test('the text of a variant is led into, whatever is selected on the page', async () => {
  const { store, open } = await openWindow();
  store.getState().select('/data/flexZone/flexComponents/0');

  await store.getState().openVariantText(B ?? fail());

  expect(open()).toMatchObject({ scenarioId: 'loan/electric', tab: 'page' });
  expect([open().selection, open().caret?.document]).toEqual([undefined, 'page']);
});

test('a new variant is a draft that both pages list, and that is saved with the experiment', async () => {
  const { store, stored, open, list } = await openWindow();

  await store.getState().makeVariant('hybrid-car-loan');

  const id = open().scenarioId;
  const draft = readStoredDraft(structuredClone(toStoredDraft(open(), 1)));
  expect(collectChangedFiles(open()).files.map(({ path, version }) => [path, version])).toEqual([
    ['pages/en/individuals/borrowing/hybrid-car-loan.json', null],
    ['experiment-list/loans.json', 'v1'],
  ]);
  expect(createPreviewRequest(open()).scenario.page).toEqual({ fixture: CONTROL });
  expect(list()[0]?.variants.map(({ variant, state }) => [variant, state])).toEqual([
    ['control', 'there'],
    ['electric', 'there'],
    ['hybrid-car-loan', 'open'],
  ]);

  await store.getState().openVariant(A ?? fail());
  expect(list()[0]?.variants.at(-1)).toEqual({
    variant: 'hybrid-car-loan',
    variantUrl: '/en/individuals/borrowing/hybrid-car-loan',
    state: 'draft',
    id,
  });
  const next = await openWindow(stored.set(id, draft ?? fail()));
  expect(next.list()).toEqual(list());
});

function fail(): never {
  throw new Error('The sample has no such thing.');
}
