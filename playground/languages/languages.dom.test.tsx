import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { loadForms } from '../inspector/form/load-forms.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { NO_DRAFTS } from '../state/drafts/drafts.ts';
import { summariseDraft } from '../state/drafts/draft-summary.ts';
import type { StoredDraft } from '../state/drafts/stored-draft.ts';
import { NO_HISTORY } from '../state/history/history.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { CARD, toPageText } from '../state/translation/sample-page.testing.ts';

const TITLE = { componentType: 'section-title', id: 'first', title: 'All of it' };
const NL = { locale: 'nl-BE', url: '/nl/particulieren/lente' };
const SPRING = toPageText([TITLE, CARD], { title: 'Spring', alternates: [NL] });
const scenarioOf = (id: string, fixture: string, page: string) => ({
  ...sampleScenario,
  id,
  scenario: { title: id, page: { fixture } },
  texts: { ...sampleScenario.texts, page },
});
const SCENARIOS = [
  scenarioOf('home/spring', 'en/individuals/spring', SPRING),
  scenarioOf('home/spring-nl', 'nl/particulieren/lente', toPageText([])),
  scenarioOf('page/empty', 'en/individuals', toPageText([])),
];

const tabs = () => within(screen.getByRole('navigation', { name: 'Languages of this page' }));
const listTabs = () =>
  tabs()
    .getAllByRole('button')
    .map((tab) => tab.textContent.trim());
const progress = () => screen.getByRole('toolbar', { name: 'Translation' });
const field = (name: string) => region('Inspector').getByRole('textbox', { name });

const counted = (count: number) => region('Outline').findAllByText(`Texts to translate: ${count}`);
const listCounts = () =>
  region('Outline')
    .getAllByRole('treeitem')
    .map(({ textContent }) => /to translate: (\d)/.exec(textContent ?? '')?.[1]);

async function openInWrite(...before: readonly StoredDraft[]) {
  const stored = new Map(before.map((draft) => [draft.scenarioId, draft]));
  await Promise.all([loadForms(), import('../pickers/index.ts'), import('./make-version.tsx')]);
  return openSampleWindow({
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=home/spring&mode=write',
    ),
    scenarios: SCENARIOS,
    drafts: {
      ...NO_DRAFTS,
      list: async () => before.flatMap((draft) => summariseDraft(draft) ?? []),
      open: async (id) => ({ isOwn: true, draft: stored.get(id) }),
      restore: (draft) => void stored.set(draft.scenarioId, draft),
    },
  });
}

/** Makes the French version, and stands in the first of its texts. */
async function openFrench() {
  const window = await openInWrite();
  await userEvent.click(tabs().getByRole('button', { name: 'FR missing' }));
  await screen.findByDisplayValue('fr/particuliers/spring');
  const dialog = screen.getByRole('dialog', { name: 'Make the French version' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the French version' }));
  await screen.findByText(/ texts to translate$/);
  return window;
}

test('the versions of a page stand over it, and lead to each other', async () => {
  const { store } = await openInWrite();
  const before = listTabs();

  await userEvent.click(tabs().getByRole('button', { name: 'NL' }));

  expect(before).toEqual(['EN', 'FR missing', 'NL', 'DE missing']);
  expect(store.getState().playground?.scenarioId).toBe('home/spring-nl');
  expect(tabs().getByRole('button', { current: 'page' })).toHaveTextContent('NL');
});

test('a version whose text is no JSON is named so, and leads to its text', async () => {
  const page = toPageText([TITLE]).replace(/\s*\]\s*\}\s*\}\s*\}\s*$/, '');
  const { store, doing } = await openInWrite({
    scenarioId: 'home/spring-nl',
    texts: { page },
    history: NO_HISTORY,
    savedAt: 1,
  });
  const before = listTabs();

  await userEvent.click(tabs().getByRole('button', { name: 'NL broken' }));

  expect(before).toEqual(['EN', 'FR missing', 'NL broken', 'DE missing']);
  expect(store.getState().playground?.scenarioId).toBe('home/spring-nl');
  expect(await screen.findByRole('region', { name: 'Editor' })).toBeVisible();
  await doing(({ edit }) => edit('page', toPageText([TITLE])));
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(listTabs()).toContain('NL');
});

test('a component alone has no versions', async () => {
  await openSampleWindow({
    environment: sampleEnvironment('https://www.meridia.test/playground/', { mode: '' }),
  });

  expect(screen.queryByRole('navigation', { name: 'Languages of this page' })).toBeNull();
});

test('an address in another language is refused, with what to do', async () => {
  await openInWrite();
  await userEvent.click(tabs().getByRole('button', { name: 'FR missing' }));
  const address = await screen.findByDisplayValue('fr/particuliers/spring');
  await userEvent.clear(address);
  await userEvent.type(address, 'en/individuals/printemps{Enter}');

  expect(address).toHaveAccessibleDescription('Begin with the home of a segment in French.');
  expect(address).toHaveFocus();
});

test('a translator types, and Enter leads to the next text, which is selected', async () => {
  const { store } = await openFrench();

  await userEvent.keyboard('Printemps{Enter}Tout{Enter}');

  expect(progress()).toHaveTextContent('2 of 4 texts to translate');
  expect(store.getState().playground?.member).toBe('/data/flexZone/flexComponents/1/title');
  expect(document.activeElement).toHaveValue('An offer');
  expect(document.activeElement).toHaveProperty('selectionEnd', 'An offer'.length);
});

test('a field shows its original, and the outline how much is left', async () => {
  await openFrench();
  await counted(3);
  const before = listCounts();

  await userEvent.keyboard('Printemps{Enter}Tout');

  expect(await counted(2)).toHaveLength(2);
  expect(field('Title')).toHaveAccessibleDescription(/All of it/);
  expect(before.filter(Boolean)).toEqual(['3', '1', '2']);
});

test('a text that is the same is marked so, and is passed over', async () => {
  const { store } = await openFrench();
  await userEvent.click(within(progress()).getByRole('button', { name: 'Same in French' }));
  const after = progress().textContent;

  await userEvent.keyboard('{Shift>}{F8}{/Shift}{F8}');

  expect(after).toContain('3 of 4 texts to translate');
  expect(store.getState().playground?.member).toBe('/data/flexZone/flexComponents/0/title');
  expect(within(progress()).getByRole('button', { name: /^Links elsewhere: 1$/ })).toBeVisible();
});
