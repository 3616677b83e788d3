import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import '../theme/index.css';
import { translatorFor } from '../environment/messages.ts';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../state/store.ts';
import { Outline } from './outline.tsx';

const MANY = 10_000;
/** The most rows that the window of a test can show, and some more. */
const MAX_ROWS = 60;
const title = (index: number) => ({ componentType: 'section-title', title: `Title ${index}` });
const row = (name: string) => screen.getByRole('treeitem', { name });
const current = () =>
  document.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '');

afterEach(cleanup);

async function openOutline(count: number, theme = 'light') {
  const flexComponents = Array.from({ length: count }, (_, index) => title(index));
  const page = JSON.stringify({ data: { flexZone: { flexComponents } } }, undefined, 2);
  const scenario = { ...sampleScenario, texts: { ...sampleScenario.texts, page } };
  const store = createPlaygroundStore({
    source: { list: async () => [scenario], load: async () => scenario },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  const environment = sampleEnvironment('https://www.meridia.test/playground/');
  await store.getState().start(environment.address());
  const context = {
    store,
    environment,
    t: translatorFor('en-GB'),
  };
  render(
    <PlaygroundContext value={context}>
      <div className="app" data-theme={theme} style={{ display: 'flex', blockSize: '500px' }}>
        <Outline />
      </div>
    </PlaygroundContext>,
  );
  screen.getByRole('tree').focus();
  return { store, text: () => store.getState().playground?.documents.page.text };
}

test('of ten thousand components those are there that can be seen, and every one is reached', async () => {
  const { store } = await openOutline(MANY);

  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');

  await expect
    .poll(current)
    .toBe(await screen.findByRole('treeitem', { name: `Title ${MANY - 1}` }));
  expect(boxOf(row(`Title ${MANY - 1}`)).bottom).toBeLessThanOrEqual(
    boxOf(screen.getByRole('tree')).bottom,
  );
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(MAX_ROWS);
  await userEvent.keyboard('{Delete}');
  await expect
    .poll(current)
    .toBe(await screen.findByRole('treeitem', { name: `Title ${MANY - 2}` }));
  expect(store.getState().playground?.history.past).toHaveLength(1);
});

test('the menu has all that can be done, leads through it by keys, and gives the focus back', async () => {
  const { text } = await openOutline(3);
  const before = text();
  await userEvent.keyboard('title 1{Shift>}{F10}{/Shift}');

  const items = screen.getAllByRole('menuitem').map(({ innerText }) => innerText.trim());
  await userEvent.keyboard('{ArrowDown}{Escape}');

  expect(items.map((item) => item.replace(/\s+/g, ' '))).toEqual([
    'Add… Ctrl+Enter',
    'Duplicate Ctrl+D',
    'Copy Ctrl+C',
    'Cut Ctrl+X',
    'Paste after Ctrl+V',
    'Move up Alt+↑',
    'Move down Alt+↓',
    'Move to… Ctrl+M',
    'Edit its fields F2',
    'Delete Delete',
  ]);
  await expect.poll(() => screen.getByRole('tree')).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(text()).toBe(before);
});

test('a place that does not take the component says so before it is chosen', async () => {
  await openOutline(2);
  await userEvent.keyboard('title 0{Control>}m{/Control}');

  const refused = await screen.findByRole('option', { name: /^Legal / });

  expect(refused.textContent).toContain('Legal does not take section-title. It may stand in ');
  expect(refused).toHaveAttribute('data-refused', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .poll(() => screen.getByRole('status'))
    .toHaveTextContent('Moved Title 0 to Free header, 1 of 1.');
});

test('the palette narrows by words of its sentences, and says where nothing is left', async () => {
  await openOutline(1);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // With the fixtures and the descriptions of all types.
  await screen.findByRole('option', { name: /^Home header / }, { timeout: 15_000 });

  await userEvent.keyboard('campaign');
  const left = screen.getAllByRole('option');
  await userEvent.keyboard('zzz');

  expect(left).toHaveLength(1);
  expect(screen.getByText('Nothing matches “campaignzzz”. Try a shorter word.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('tree')).toHaveFocus();
});
