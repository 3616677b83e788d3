import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { openSampleWindow, region, SAMPLE_SCENARIOS } from '../open-window.testing.tsx';
import { sampleScenario } from '../state/sample-scenario.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';
const FLEX = '/data/flexZone/flexComponents';
const CARD = { componentType: 'section-title', id: 'a', title: 'November' };
const page = { data: { flexZone: { flexComponents: [CARD, { ...CARD, id: 'b', title: 'May' }] } } };
const texts = { ...sampleScenario.texts, page: `${JSON.stringify(page, undefined, 2)}\n` };

async function openPage(environment = sampleEnvironment(ADDRESS)) {
  const scenarios = SAMPLE_SCENARIOS.map((scenario) => ({ ...scenario, texts }));
  const opened = await openSampleWindow({ environment, scenarios });
  await opened.doing(({ select }) => select(`${FLEX}/0`));
  const ids = () =>
    JSON.parse(opened.page()?.text ?? '').data.flexZone.flexComponents.map(
      ({ id }: { id?: string }) => id,
    );
  const past = () => opened.store.getState().playground?.history.past.length;
  return { ...opened, ids, past };
}

const tree = () => region('Outline').getByRole('tree');
const said = () => region('Outline').getByRole('status').textContent;

/** Presses the keys of the browser for a command of the clipboard, which holds a text. */
function pressKeys(element: Element, name: 'copy' | 'cut' | 'paste', text = '') {
  let held = text;
  const clipboardData = {
    getData: () => held,
    setData: (_format: string, value: string) => {
      held = value;
    },
  };
  const event = createEvent[name](element, { clipboardData });
  fireEvent(element, event);
  return { held, isAnswered: event.defaultPrevented };
}

test('what is copied by keys in the outline is pasted on another page, where its id is new', async () => {
  const { doing, ids, past } = await openPage();
  act(() => tree().focus());

  const { held } = pressKeys(tree(), 'copy');
  const copied = [said(), past()];
  await doing(({ openScenario }) => openScenario('card/full'));
  await doing(({ select }) => select(`${FLEX}/1`));
  pressKeys(tree(), 'paste', held);

  expect(copied).toEqual(['Copied November. Ctrl+V pastes it, also on another page.', 0]);
  expect(JSON.parse(held)).toEqual(CARD);
  expect(ids()).toEqual(['a', 'b', 'a-2']);
  expect([past(), said()]).toEqual([
    1,
    'Added November to flexZone, 3 of 3. Ids that this page has already were changed: a → a-2.',
  ]);
});

test('what is cut stands in the clipboard, and comes back as it was', async () => {
  const { ids } = await openPage();
  act(() => tree().focus());

  const { held } = pressKeys(tree(), 'cut');
  const without = ids();
  pressKeys(tree(), 'paste', held);

  expect([without, ids()]).toEqual([['b'], ['b', 'a']]);
  expect(tree()).toHaveFocus();
});

test('a text that is no component is refused beside the tree, and changes nothing', async () => {
  const { past } = await openPage();
  act(() => tree().focus());

  pressKeys(tree(), 'paste', 'Dear Ann');

  expect(past()).toBe(0);
  expect(tree().textContent).toContain('The clipboard holds no component.');
});

test('a scenario that another window has can be copied from', async () => {
  const { doing, store } = await openPage();
  await doing(() => store.setState({ isElsewhere: true }));
  act(() => tree().focus());

  expect(JSON.parse(pressKeys(tree(), 'copy').held)).toEqual(CARD);
  expect(pressKeys(tree(), 'cut').isAnswered).toBe(true);
  expect(said()).toMatch(/^This scenario is open in another window/);
});

test('the keys are left to a field, and to a text that is marked', async () => {
  const { field, ids } = await openPage();
  act(() => field().focus());
  const inField = pressKeys(field(), 'paste', JSON.stringify(CARD));
  act(() => tree().focus());
  document.getSelection()?.selectAllChildren(screen.getByRole('banner'));
  const marked = pressKeys(tree(), 'copy');
  document.getSelection()?.removeAllRanges();

  expect([inField.isAnswered, marked.isAnswered, ids()]).toEqual([false, false, ['a', 'b']]);
});

const choose = async (name: RegExp) => {
  act(() => tree().focus());
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

test('the menu copies, cuts and pastes by the clipboard of the browser', async () => {
  const environment = sampleEnvironment(ADDRESS);
  const { ids } = await openPage(environment);

  await choose(/^Copy/);
  await choose(/^Paste after/);
  await expect.poll(ids).toEqual(['a', 'a-2', 'b']);
  await choose(/^Cut/);
  await expect.poll(ids).toEqual(['a', 'b']);

  expect(environment.copied.map((text) => JSON.parse(text).id)).toEqual(['a', 'a-2']);
});

test.each([
  ['Cut', 'Press Ctrl+C instead.'],
  ['Paste after', 'Press Ctrl+V instead.'],
])(
  'where the browser refuses, “%s” loses nothing and says which keys do it',
  async (name, keys) => {
    const { ids } = await openPage(sampleEnvironment(ADDRESS, { refusesToCopy: true }));

    await choose(new RegExp(`^${name}`));

    await expect.poll(said).toContain(keys);
    expect(ids()).toEqual(['a', 'b']);
  },
);

test('in Write a selection on the page takes no focus, and the bar over it answers the keys', async () => {
  const { ids } = await openPage(sampleEnvironment(ADDRESS, { mode: 'write' }));

  const { held } = pressKeys(document.body, 'copy');
  pressKeys(document.body, 'paste', held);

  expect(ids()).toEqual(['a', 'a-2', 'b']);
  expect(screen.getByText(/^Added November to Content, 2 of 3/)).toHaveClass('action-bar__said');
});
