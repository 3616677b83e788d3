import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';
import { createPreviewRequest } from '../preview-panel/preview-request.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const component = (title: string, value: string) => ({
  componentType: 'section-title',
  title,
  taxonomies: [{ key: 'personalization', values: [value] }],
});
const PAGE = {
  data: {
    flexZone: {
      flexComponents: [component('For all', 'hero:default'), component('Save', 'hero:saver')],
    },
  },
};
const SHOWN = { type: 'vitrine:shown', status: 200, problems: [], missing: [], steps: [] };
const OFFERS = {
  saver: {
    execute: {
      mboxes: [{ name: 'hero', index: 0, options: [{ type: 'html', content: 'elsewhere' }] }],
    },
  },
};

/** The window in Write, with the offers of a page open. */
async function openOffers(page: object = PAGE) {
  // No test waits for code to be loaded.
  await import('./page-offers.tsx');
  const texts = {
    ...sampleScenario.texts,
    page: JSON.stringify(page),
    offers: JSON.stringify(OFFERS),
  };
  const window = await openSampleWindow({
    environment: sampleEnvironment(
      'https://www.meridia.test/playground/?scenario=section-title/sample&mode=write',
    ),
    scenarios: [{ ...sampleScenario, texts }],
  });
  await userEvent.click(region('Offers').getByRole('button', { name: 'Offers' }));
  const query = () => {
    const { playground } = window.store.getState();
    return playground && createPreviewRequest(playground).scenario.query;
  };
  return { ...window, query };
}

const findTable = () => screen.findByRole('table', { name: 'Offers by visitor' });
const visitor = (name: string) => region('Offers').getByRole('button', { name });
const offer = (name: string) => region('Offers').getByRole('combobox', { name });

test('each mbox stands there with its place, its fallback, and what each visitor gets', async () => {
  await openOffers();

  const [, row] = within(await findTable()).getAllByRole('row');
  expect(row?.textContent).toMatch(/^heroContentFallback: default/);
  expect([offer('hero, New'), offer('hero, Saver')].map((each) => each.textContent)).toEqual([
    'no offerdefaultsaver',
    'no offerdefaultsaverelsewhere (not on this page)',
  ]);
});

test('a visitor is chosen, and an edit of what they get changes what the preview is asked for', async () => {
  const { query, store } = await openOffers();
  await findTable();

  await userEvent.click(visitor('Saver'));
  expect(query()).toBe('offer=hero%3Aelsewhere');
  await userEvent.selectOptions(offer('hero, Saver'), 'saver');

  expect(query()).toBe('offer=hero%3Asaver');
  expect(store.getState().playground?.documents.offers.text).toContain('"content":"saver"');
  await userEvent.click(visitor('Saver'));
  expect(query()).toBeUndefined();
});

test('consent below its level is said, and forbids offers', async () => {
  const { query, doing } = await openOffers();
  await findTable();
  await userEvent.click(visitor('Saver'));

  await doing(({ setCondition }) => setCondition('consent', '1'));

  expect(region('Offers').getByText(/below level 2, which forbids/)).toBeVisible();
  expect(query()).toBeUndefined();
});

test('a press on an mbox leads to the component that everybody gets', async () => {
  const { store } = await openOffers();
  await findTable();

  await userEvent.click(region('Offers').getByRole('button', { name: 'hero' }));

  expect(store.getState().playground?.selection).toBe('/data/flexZone/flexComponents/0');
});

const listBadges = () =>
  region('Outline')
    .getAllByRole('treeitem', { name: /For some visitors/ })
    .map((row) => row.querySelector('.off')?.textContent);
const badgeOn = (index: number, name: string) =>
  expect.objectContaining({ badges: { [`/data/flexZone/flexComponents/${index}`]: name } });

test('components of an mbox bear a badge in the outline, and the one that is shown on the page', async () => {
  await openOffers();
  await findTable();
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  const { answer, paint, selections } = await act(() => joinFrame(frame));
  await act(() => answer({ ...SHOWN, sequence: 1 }));
  const atFirst = [listBadges(), selections().at(-1)];

  await userEvent.selectOptions(offer('hero, Saver'), 'saver');
  await userEvent.click(visitor('Saver'));
  // The visitor is shown first, and then with the consent that offers need.
  await act(paint);
  await act(() => answer({ ...SHOWN, sequence: 2 }));
  await act(paint);
  await act(() => answer({ ...SHOWN, sequence: 3 }));

  expect(atFirst).toEqual([
    [
      'For some visitors: hero:default, shown in the preview',
      'For some visitors: hero:saver, not shown in the preview',
    ],
    badgeOn(0, 'hero:default'),
  ]);
  expect(listBadges()).toEqual([
    'For some visitors: hero:default, not shown in the preview',
    'For some visitors: hero:saver, shown in the preview',
  ]);
  expect(selections().at(-1)).toEqual(badgeOn(1, 'hero:saver'));
});

test('a page for everybody says so, and how a component is for some', async () => {
  await openOffers({ data: {} });

  expect(await region('Offers').findByText(/^Nothing on this page is for some/)).toBeVisible();
  expect(region('Outline').queryByRole('treeitem', { name: /For some visitors/ })).toBeNull();
});
