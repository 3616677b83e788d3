import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';
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
async function openGrid() {
  const opened = await openSampleWindow({
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
  expect(joined.asked()).toMatchObject([
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
