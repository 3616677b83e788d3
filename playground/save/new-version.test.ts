import { expect, test } from 'vitest';
import { readStoredDraft } from '../state/drafts/stored-draft.ts';
import { TRANSLATION, toPageText } from '../state/translation/sample-page.testing.ts';
import { openKeep } from './open-save-store.testing.ts';

const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const ENGLISH = 'pages/en/individuals/spring.json';
const DUTCH = 'pages/nl/particulieren/lente.json';
const FRENCH = 'pages/fr/particuliers/spring.json';
const EN = { locale: 'en-GB', url: '/en/individuals/spring' };
const NL = { locale: 'nl-BE', url: '/nl/particulieren/lente' };
const FR = { locale: 'fr-BE', url: '/fr/particuliers/spring' };
const GONE = { locale: 'de-DE', url: '/de/privatkunden/gone' };
const TITLE = { componentType: 'section-title', id: 'first', title: 'All of it' };
const pageOf = (title: string, alternates: readonly object[]) =>
  toPageText([TITLE], { title, alternates });
const FILES = {
  'scenarios/page/empty.json': toText({ title: 'Empty', page: { fixture: 'en/individuals' } }),
  'scenarios/home/spring.json': toText({
    title: 'Spring',
    tags: ['home', 'en-gb'],
    page: { fixture: 'en/individuals/spring' },
  }),
  // It names the Dutch page, which knows of nothing yet.
  [ENGLISH]: pageOf('Spring', [EN, NL]),
  [DUTCH]: toPageText([TITLE], { title: 'Lente' }),
};

/** A window on a French page that was made of the English one, and is saved nowhere yet. */
async function openVersion(page: string, files: Readonly<Record<string, string>> = {}) {
  const window = await openKeep({ ...FILES, ...files });
  const draft = {
    scenarioId: 'page/empty.a',
    texts: { page },
    history: { past: [], future: [] },
    savedAt: 0,
    translation: { ...TRANSLATION, source: FILES[ENGLISH] },
  };
  await window.reopen(() => readStoredDraft(draft));
  await window.store.getState().openScenario('page/empty.a');
  const alternates = (path: string) =>
    JSON.parse(window.disk.get(path) ?? '{}').data?.meta?.alternates;
  return { ...window, alternates, playground: () => window.store.getState().playground };
}

const FINISHED = toPageText([{ ...TITLE, title: 'Tout' }], {
  title: 'Printemps',
  alternates: [EN, FR, GONE],
});

test('saving a version writes its page and its scenario, and all versions name each other', async () => {
  const { doing, disk, alternates, message, playground, drafts } = await openVersion(FINISHED);

  await doing().save();

  expect(message()).toMatchObject({ kind: 'saved' });
  expect(JSON.parse(disk.get('scenarios/home/spring-fr.json') ?? '{}')).toMatchObject({
    title: 'Printemps',
    tags: ['home', 'fr-be'],
    page: { fixture: 'fr/particuliers/spring' },
    locale: 'fr-BE',
    segment: 'individuals',
  });
  expect([alternates(FRENCH), alternates(ENGLISH), alternates(DUTCH)]).toEqual([
    [EN, FR, NL],
    [EN, FR, NL],
    [EN, FR, NL],
  ]);
  expect(disk.get(FRENCH)).not.toContain('source');
  expect(playground()).toMatchObject({ scenarioId: 'home/spring-fr' });
  expect(playground()?.translation).toBeUndefined();
  expect(drafts.removed).toEqual(['page/empty.a']);
});

test('a version that is not finished is saved, and its translation goes on', async () => {
  const { doing, playground } = await openVersion(pageOf('Printemps', [EN, FR]));

  await doing().save();

  expect(playground()).toMatchObject({
    scenarioId: 'home/spring-fr',
    translation: { path: 'fr/particuliers/spring', from: 'en-GB' },
  });
});

test('a title that is taken is told apart by its language, and a name by a number', async () => {
  const { doing, disk } = await openVersion(pageOf('Spring', [EN, FR]), {
    'scenarios/home/spring-fr.json': toText({
      title: 'Other',
      page: { fixture: 'en/individuals' },
    }),
  });

  await doing().save();

  expect(JSON.parse(disk.get('scenarios/home/spring-fr-2.json') ?? '{}').title).toBe(
    'Spring (Français)',
  );
});

test('an address that is taken meanwhile is asked for in the dialog', async () => {
  const { doing, sent } = await openVersion(FINISHED, { [FRENCH]: toPageText([]) });

  await doing().save();

  expect([doing().dialog, sent]).toEqual(['new-scenario', []]);
});

test('where the server refuses, the dialog says why, and the draft stays', async () => {
  const { doing, state, drafts } = await openVersion(FINISHED);
  state.answer = { kind: 'gone' };

  await doing().save();

  expect(doing()).toMatchObject({
    dialog: 'new-scenario',
    newScenarioRefused: 'gone',
    isBusy: false,
  });
  expect(drafts.removed).toEqual([]);
});

test('a version whose file cannot be read stays as it is, and is named all the same', async () => {
  const { doing, disk, alternates } = await openVersion(FINISHED, { [ENGLISH]: '{ "data":' });

  await doing().save();

  expect([disk.get(ENGLISH), alternates(FRENCH)]).toEqual(['{ "data":', [EN, FR]]);
});
