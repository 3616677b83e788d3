import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { NO_DRAFTS } from '../drafts/drafts.ts';
import { summariseDraft } from '../drafts/draft-summary.ts';
import { readStoredDraft, toStoredDraft, type StoredDraft } from '../drafts/stored-draft.ts';
import { toScenarioId } from '../new-pages.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { CARD, RATE, toPageText } from '../translation/sample-page.testing.ts';
import { getProgress } from '../translation/progress.ts';

const titled = (id: string, fixture: string, page: string) => ({
  ...sampleScenario,
  id,
  scenario: { title: id, page: { fixture } },
  texts: { ...sampleScenario.texts, page },
});
const SPRING = toPageText([RATE, CARD]);
const SCENARIOS = [
  titled('home/spring', 'en/individuals/spring', SPRING),
  titled('home/spring-nl', 'nl/particulieren/lente', toPageText([CARD, RATE])),
  titled('page/empty', 'en/individuals', toPageText([])),
];
const OWN = { locale: 'fr-BE', path: 'fr/particuliers/printemps' };
const LIST = '/data/flexZone/flexComponents';

/** A window on an English page, with drafts that the next window finds. */
async function openWindow(stored = new Map<string, StoredDraft>(), id = 'home/spring') {
  const store = createPlaygroundStore({
    source: {
      list: async () => SCENARIOS,
      async load(asked) {
        const found = SCENARIOS.find((scenario) => scenario.id === toScenarioId(asked));
        return found && { ...found, id: asked };
      },
    },
    loadChecks: loadKnownChecks,
    now: () => 0,
    drafts: {
      ...NO_DRAFTS,
      open: async (asked) => ({ isOwn: true, draft: stored.get(asked) }),
      restore: (draft) => void stored.set(draft.scenarioId, draft),
    },
  });
  await store.getState().start(new URL(`https://www.meridia.test/playground/?scenario=${id}`));
  const open = () => store.getState().playground;
  return { store, stored, open, left: () => getProgress(store.getState())?.untranslated.length };
}

test('a version is a new page in its own language, with the first text of it to be filled in', async () => {
  const { store, open, left } = await openWindow();

  await store.getState().makeVersion(OWN);

  expect(open()).toMatchObject({
    scenarioId: expect.stringMatching(/^page\/empty\./),
    selects: { locale: 'fr-BE', segment: 'individuals' },
    history: { past: [] },
  });
  expect([left(), store.getState().toFillIn]).toEqual([4, '/data/meta/title']);
});

test('what is translated, and what is the same, is known to the next window', async () => {
  const { store, stored, open } = await openWindow();
  await store.getState().makeVersion(OWN);
  const { edit, keepSame } = store.getState();
  edit('page', (open()?.documents.page.text ?? '').replace('"Spring"', '"Printemps"'));
  keepSame(CARD.title, true);
  const playground = open();
  const draft = playground && readStoredDraft(structuredClone(toStoredDraft(playground, 1)));

  const next = await openWindow(
    new Map([[draft?.scenarioId ?? '', draft ?? fail()]]),
    draft?.scenarioId,
  );

  expect(next.left()).toBe(2);
  expect(next.open()?.selects.locale).toBe('fr-BE');
  expect(stored.size).toBe(1);
  expect(summariseDraft(draft)).toMatchObject({
    scenarioId: draft?.scenarioId,
    title: 'Printemps',
    version: { locale: 'fr-BE', fromPath: 'en/individuals/spring' },
  });
});

test('another version is opened at the component that was selected', async () => {
  const { store, open } = await openWindow();
  store.getState().select(`${LIST}/1/title`);
  store.getState().choose('viewport', '360');

  await store.getState().openVersion('home/spring-nl');

  expect(open()).toMatchObject({
    scenarioId: 'home/spring-nl',
    selection: `${LIST}/0`,
    member: `${LIST}/0/title`,
    selects: { viewport: '360' },
  });
});

test('the next text is led into, and a text that is the same is passed over', async () => {
  const { store, open } = await openWindow();
  await store.getState().makeVersion(OWN);
  const { goToNextText, keepSame } = store.getState();
  const [, body] = getProgress(store.getState())?.untranslated ?? [];
  keepSame(body?.text ?? '', true);

  goToNextText(1);
  const next = open()?.member;
  goToNextText(-1);

  expect([next, open()?.selection]).toEqual([`${LIST}/1/title`, '/data/meta/title']);
});

function fail(): never {
  throw new Error('There is no draft.');
}
