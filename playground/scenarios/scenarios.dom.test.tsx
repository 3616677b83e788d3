import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { iconIn } from '../layout/icon.testing.ts';
import { openSampleWindow, region, SAMPLE_SCENARIOS } from '../open-window.testing.tsx';
import { NO_DRAFTS, type Drafts } from '../state/drafts/drafts.ts';
import type { StoredDraft } from '../state/drafts/stored-draft.ts';
import { NO_HISTORY } from '../state/history/history.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const rows = () =>
  region('Scenarios')
    .getAllByRole('button')
    .slice(1)
    .map(({ textContent }) => textContent);
const row = (name: string) => region('Scenarios').getByRole('button', { name });
const headings = () =>
  region('Scenarios')
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const filter = () => region('Scenarios').getByRole('searchbox', { name: 'Filter by name or tag' });

const SPRING = '{ "data": { "meta": { "title": "Spring offer" } } }';

/** Drafts that are kept as long as a test goes on. */
function memoryDrafts(): Drafts {
  const stored = new Map<string, StoredDraft>();
  return {
    ...NO_DRAFTS,
    open: async (id) => ({ isOwn: true, draft: stored.get(id) }),
    remove: async (id) => ({
      scenarioId: id,
      texts: { page: SPRING },
      history: NO_HISTORY,
      savedAt: 1,
    }),
    restore: (draft) => void stored.set(draft.scenarioId, draft),
  };
}

describe('the scenarios', () => {
  test('stand in groups, and the one that is open is marked and in sight', async () => {
    const { store, doing } = await openSampleWindow();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(
      this: Element,
    ) {
      const isPresent = this.getAttribute('aria-current') === 'true';
      return isPresent ? new DOMRect(0, 500, 200, 28) : new DOMRect(0, 0, 200, 100);
    });
    onTestFinished(() => void vi.restoreAllMocks());

    await doing(({ openScenario }) => openScenario('card/full'));

    expect(rows()).toEqual(['Another title', 'A title', 'Card with everything']);
    expect(headings()).toEqual(['section-title', 'card']);
    const present = rows().filter(
      (name) => row(name ?? '').getAttribute('aria-current') === 'true',
    );
    expect(present).toEqual(['Card with everything']);
    expect(row('Card with everything').closest('.list__scroller')?.scrollTop).toBe(428);
    expect(store.getState().playground?.scenarioId).toBe('card/full');
    expect([row('A title').title, iconIn(row('A title'))]).toEqual([
      'section-title/sample',
      'squares-four',
    ]);
  });

  test('are opened by choosing them', async () => {
    const { store } = await openSampleWindow();

    await userEvent.click(row('Another title'));

    expect(store.getState().playground?.scenarioId).toBe('section-title/other');
  });

  test('have new pages above them, each by its title, which are dropped and brought back', async () => {
    const scenarios = [...SAMPLE_SCENARIOS, { ...sampleScenario, id: 'page/empty' }];
    const { store, doing } = await openSampleWindow({ scenarios, drafts: memoryDrafts() });
    await doing(({ newPage }) => newPage('empty'));
    const fresh = rows();
    await doing(({ edit }) => edit('page', SPRING));
    await doing(({ openScenario }) => openScenario('card/full'));

    await userEvent.click(row('Drop “Spring offer”'));
    const dropped = rows();
    const focused = document.activeElement;
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));

    expect(fresh.slice(0, 2)).toEqual(['A title', 'Another title']);
    expect(dropped).toEqual(['Another title', 'A title', 'Card with everything', 'A title']);
    expect(focused).toBe(row('Card with everything'));
    expect(rows().slice(0, 2)).toEqual(['Spring offer Edited', '']);
    expect(store.getState().playground?.documents.page.text).toBe(SPRING);
  });

  test('have pages that no scenario shows among the drafts, once something was written on them', async () => {
    const scenarioId = 'pages/fr/professionnels';
    await openSampleWindow({
      drafts: { ...NO_DRAFTS, list: async () => [{ scenarioId, title: 'Professionnels' }] },
    });

    expect(rows().slice(0, 2)).toEqual(['Professionnels Edited', '']);
    expect(headings()[0]).toBe('Drafts');
  });

  test('stand on top where they were edited, also in a window before, until they are reverted', async () => {
    const { doing } = await openSampleWindow({
      drafts: { ...NO_DRAFTS, list: async () => [{ scenarioId: 'card/full' }] },
    });
    const before = rows();
    row('A title').focus();
    await doing(({ edit }) => edit('page', '{ "data": {} }'));
    const after = [headings(), rows()];
    const focused = document.activeElement;
    const lists = ['A title Edited', 'Another title'].map((name) =>
      row(name).closest('.list__scroller'),
    );
    await userEvent.type(filter(), 'title');
    const filtered = rows().filter((name) => name?.endsWith('Edited'));
    await userEvent.clear(filter());

    await doing(({ revert }) => revert());

    expect(before).toEqual(['Card with everything Edited', 'Another title', 'A title']);
    expect(after).toEqual([
      ['Drafts', 'section-title'],
      ['A title Edited', 'Card with everything Edited', 'Another title'],
    ]);
    expect(focused).toHaveTextContent('A title Edited');
    // Drafts stay in sight, however far the other list has been scrolled.
    expect(new Set(lists).size).toBe(2);
    expect(filtered).toEqual(['A title Edited']);
    expect(row('Card with everything Edited').querySelector('.dot')).toBeVisible();
    expect(rows()).toEqual(before);
  });

  test('are found by a word, and it says where none is', async () => {
    await openSampleWindow();
    await userEvent.type(filter(), 'card');
    const found = rows();

    await userEvent.type(filter(), 'x');

    expect(found).toEqual(['Card with everything']);
    expect(
      region('Scenarios').getByText('No scenario matches “cardx”. Try a shorter word.'),
    ).toBeVisible();
    expect(filter()).toHaveAttribute('placeholder', 'Filter by name or tag');
  });

  test('that are still to come are none that do not match', async () => {
    await openSampleWindow({ scenarios: [] });

    expect(screen.queryByText(/^No scenario matches/)).toBeNull();
  });

  test('fold, and are open at first', async () => {
    await openSampleWindow();
    const button = region('Scenarios').getByRole('button', { name: 'Scenarios', expanded: true });

    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(region('Scenarios').queryByRole('searchbox')).toBeNull();
  });
});
