import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';
import type { DraftSummary } from '../state/drafts/draft-summary.ts';
import { NO_DRAFTS } from '../state/drafts/drafts.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
const FRENCH = { data: { meta: { title: 'Particuliers' } } };

const home = (locale: string, fixture: string) => {
  const scenario: Scenario = { title: `Home ${locale}`, page: { fixture }, locale };
  const alternates = [{ locale: 'fr-BE', url: '/fr/particuliers' }];
  const page = JSON.stringify({ data: { meta: { alternates } } });
  return { id: `home/${locale}`, scenario, texts: { ...sampleScenario.texts, page } };
};

/** Whatever is observed is in sight. */
class ObserverInSight {
  readonly listener: (entries: readonly object[]) => void;
  constructor(listener: ObserverInSight['listener']) {
    this.listener = listener;
  }
  observe() {
    this.listener([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** The grid, all of which is in sight. */
async function openGrid(...drafts: readonly DraftSummary[]) {
  const opened = await openSampleWindow({
    drafts: { ...NO_DRAFTS, list: async () => drafts },
    query: '?scenario=home/en-GB&mode=test',
    scenarios: [home('en-GB', 'en/individuals'), home('fr-BE', 'fr/particuliers')],
    files: createMemoryStore({ 'pages/fr/particuliers.json': FRENCH }),
  });
  vi.stubGlobal('IntersectionObserver', ObserverInSight);
  await userEvent.click(region('Preview').getByRole('button', { name: 'Grid' }));
  // It takes longer to load from the sources than a query waits.
  await opened.doing(() => import('./page-grid.tsx'));
  return opened;
}

const rowNames = () =>
  region('Preview')
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const frames = () => screen.queryAllByTitle<HTMLIFrameElement>(/^The page in/);
const cells = () =>
  region('Preview')
    .getAllByRole('button', { name: /as the page$/ })
    .map((button) => button.getAttribute('aria-label'));
const check = (name: string, choice: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name })).getByRole('checkbox', { name: choice }),
  );

test('the grid shows the page at each width that is checked, in each language that it has', async () => {
  const { environment } = await openGrid();
  const before = cells();

  await check('Widths', '840');
  await check('Widths', '1280');

  expect(before).toEqual([
    'Show en-GB at 360 px as the page',
    'Show en-GB at 840 px as the page',
    'Show en-GB at 1280 px as the page',
    'Show fr-BE at 360 px as the page',
    'Show fr-BE at 840 px as the page',
    'Show fr-BE at 1280 px as the page',
  ]);
  expect(cells()).toEqual(['Show en-GB at 360 px as the page', 'Show fr-BE at 360 px as the page']);
  expect(region('Preview').getByText('This page has no version in nl-BE.')).toBeVisible();
  expect([environment.settings.get('view'), environment.settings.get('grid-widths')]).toEqual([
    'grid',
    '360',
  ]);
});

test('three pages load at a time, each is told what is chosen, and says what it lacks', async () => {
  const { doing } = await openGrid();
  const loading = frames().map(({ title }) => title);
  const [first] = frames();
  const joined = await act(() => joinFrame(first ?? null));
  await act(joined.paint);

  await act(() => joined.answer({ ...SHOWN, sequence: 1, missing: ['/data/flexZone', ''] }));
  const after = frames().length;
  await doing(({ setCondition }) => setCondition('fault-macros', 'disconnect'));
  await act(joined.paint);

  expect(loading).toEqual([
    'The page in en-GB, 360 px wide',
    'The page in en-GB, 840 px wide',
    'The page in en-GB, 1280 px wide',
  ]);
  expect(after).toBe(4);
  expect(region('Preview').getByText('Parts of the page that are not shown: 2')).toBeVisible();
  expect(joined.shows()).toMatchObject([
    { scenario: { locale: 'en-GB' } },
    { scenario: { locale: 'en-GB', faults: { macros: { kind: 'disconnect' } } } },
  ]);
});

test('what is chosen in the grid becomes the page, where the same services fail', async () => {
  const { store, doing } = await openGrid();
  await doing(({ setCondition }) => setCondition('fault-macros', 'disconnect'));

  await userEvent.click(screen.getByRole('button', { name: 'Show fr-BE at 360 px as the page' }));

  const { scenarioId, selects } = store.getState().playground ?? {};
  expect(scenarioId).toBe('home/fr-BE');
  expect(selects).toMatchObject({
    locale: 'fr-BE',
    viewport: '360',
    conditions: { 'fault-macros': 'disconnect' },
  });
  expect(frames()).toEqual([]);
  expect(region('Preview').getByRole('button', { name: 'Page', pressed: true })).toBeVisible();
});

test('other versions are shown as their drafts have them, also one that is in no file yet', async () => {
  const french = { data: { meta: { title: 'Printemps' } } };
  const dutch = { data: { meta: { title: 'Lente' } } };
  await openGrid(
    { scenarioId: 'home/fr-BE', page: JSON.stringify(french) },
    {
      scenarioId: 'page/empty.a',
      page: JSON.stringify(dutch),
      version: { locale: 'nl-BE', fromPath: 'en/individuals' },
    },
  );
  await check('Widths', '840');
  await check('Widths', '1280');

  const asked: unknown[] = [];
  for (const frame of frames()) {
    // Each is told what to show once it has loaded.
    // oxlint-disable-next-line no-await-in-loop
    const joined = await act(() => joinFrame(frame));
    // oxlint-disable-next-line no-await-in-loop
    await act(joined.paint);
    asked.push(...joined.shows());
  }

  expect(rowNames()).toEqual(['en-GB', 'fr-BEdraft', 'nl-BEdraft', 'de-DE']);
  expect(asked.slice(1)).toMatchObject([
    { scenario: { locale: 'fr-BE', page: { fixture: 'fr/particuliers' } }, page: french },
    { scenario: { locale: 'nl-BE', page: { fixture: 'en/individuals' } }, page: dutch },
  ]);
  expect(cells()).toContain('Show nl-BE at 360 px as the page');
});

test('a draft that is no JSON is said to be broken, and shown as its file has it', async () => {
  await openGrid({ scenarioId: 'home/fr-BE', page: '{', isBroken: true });

  expect(rowNames()[1]).toBe('fr-BEdraft broken, shown as saved');
  expect(cells()).toContain('Show fr-BE at 360 px as the page');
});
