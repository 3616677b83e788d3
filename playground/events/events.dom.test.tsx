import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from '../preview-panel/join-frame.testing.ts';
import type { PageEvent } from '../state/events/events.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample&mode=test';
const FIRST = '/data/flexZone/flexComponents/0';
const PAGE: PageEvent = {
  id: 1,
  happenedMs: 3.6,
  type: 'PAGE',
  fields: { pageName: 'individuals' },
  delivery: 'sent',
  endpoint: '/measurement/pageload',
  isInBatch: false,
  sentMs: 1_200,
};
const CLICK: PageEvent = {
  ...PAGE,
  id: 2,
  type: 'ELEMENTS_ACTIONS',
  fields: { elementType: 'link', elementContent: 'Saver' },
  element: 'Saver',
  pointer: FIRST,
};

async function openEvents(...items: readonly PageEvent[]) {
  const opened = await openSampleWindow({ environment: sampleEnvironment(ADDRESS) });
  await opened.doing(({ noteEvents }) => noteEvents({ loadedAt: 1, items }));
  return opened;
}

const openTab = () => userEvent.click(region('Events').getByRole('button', { name: 'Events' }));
const notes = () =>
  region('Events')
    .getAllByRole('listitem')
    .map((item) => item.lastChild?.textContent);
const eventButton = (name: RegExp) => region('Events').getByRole('button', { name });

test('before the first event it says what will stand there', async () => {
  await openEvents();

  await openTab();

  expect(region('Events').getByText(/has measured nothing yet/)).toBeVisible();
});

test('PG-015 a count stands on the tab, and each event says where it came from and what would become of it', async () => {
  await openEvents(
    PAGE,
    { ...CLICK, isInBatch: true },
    { ...CLICK, id: 3, delivery: 'queued' },
    { ...CLICK, id: 4, delivery: 'held' },
    { ...CLICK, id: 5, delivery: 'dropped' },
  );
  expect(region('Events').getByRole('heading', { level: 2 })).toHaveTextContent('Events5');

  await openTab();

  expect(eventButton(/PAGE/)).toHaveTextContent('PAGEpageName individuals');
  expect(notes()).toEqual([
    'after 4 ms, from the page itself, sent by itself to /measurement/pageload after 1,200 ms',
    'after 4 ms, from “Saver”, sent with others to /measurement/pageload after 1,200 ms',
    'after 4 ms, from “Saver”, waits to be sent to /measurement/pageload',
    'after 4 ms, from “Saver”, held until the visitor chooses about cookies',
    'after 4 ms, from “Saver”, never sent: the visitor has not allowed it',
  ]);
});

test('a chosen event selects the component that it came from, and arrow keys lead from event to event', async () => {
  const { store } = await openEvents(PAGE, CLICK);
  await openTab();
  eventButton(/PAGE/).focus();

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(eventButton(/ELEMENTS_ACTIONS/)).toHaveFocus();
  expect(eventButton(/ELEMENTS_ACTIONS/)).toHaveAttribute('aria-current', 'true');
  expect(store.getState().playground?.selection).toBe(FIRST);
});

test('the preview outlines the element of an event that is pointed at or chosen', async () => {
  const { store } = await openEvents(PAGE, CLICK);
  const pointed = () => store.getState().pointedEvent;
  const chosen = { loadedAt: 1, id: 2, isChosen: true };
  const joined = await act(() => joinFrame(screen.getByTitle<HTMLIFrameElement>('Preview')));
  await openTab();

  await userEvent.hover(eventButton(/PAGE/));
  expect(pointed()).toEqual({ loadedAt: 1, id: 1, isChosen: false });
  await userEvent.unhover(eventButton(/PAGE/));
  expect(pointed()).toBeUndefined();

  await userEvent.click(eventButton(/ELEMENTS_ACTIONS/));
  expect(pointed()).toEqual(chosen);
  await userEvent.unhover(eventButton(/ELEMENTS_ACTIONS/));
  expect(pointed()).toEqual({ ...chosen, isChosen: false });
  await openTab();
  await act(joined.paint);
  expect(joined.points().at(-1)).toEqual({ type: 'vitrine:point' });
  expect(joined.points()).toContainEqual({ type: 'vitrine:point', event: chosen });
});

test('while clicks select, it says that the page does not hear of them, and leads out of that', async () => {
  const { store } = await openEvents();
  await openTab();

  await userEvent.click(eventButton(/^Use the page/));

  expect(store.getState().isSelecting).toBe(false);
  expect(region('Events').queryByText(/selects a component/)).toBeNull();
});

test('the events of the next page take the place of those before, and more of one that is there replaces it', async () => {
  const { doing } = await openEvents(PAGE, { ...CLICK, delivery: 'held' });
  await openTab();

  await doing(({ noteEvents }) => noteEvents({ loadedAt: 1, items: [CLICK] }));
  expect(notes()).toEqual([
    expect.stringMatching(/itself/),
    expect.stringMatching(/sent by itself/),
  ]);

  await doing(({ noteEvents }) => noteEvents({ loadedAt: 2, items: [PAGE] }));
  await doing(({ noteEvents }) => noteEvents({ loadedAt: 1, items: [CLICK] }));
  expect(notes()).toHaveLength(1);
});
