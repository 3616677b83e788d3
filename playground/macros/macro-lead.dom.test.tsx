import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showClickedText } from '../preview-panel/show-clicked-text.ts';
import { region } from '../open-window.testing.tsx';
import { findTable, openMacros } from './open-macros.testing.tsx';

const TITLE = '/data/flexZone/flexComponents/0/title';

/** The window in Write, whose table is closed. */
async function openClosed() {
  const window = await openMacros();
  const table = await findTable();
  await userEvent.type(region('Macros').getByRole('searchbox'), 'nothing of the kind');
  await userEvent.click(region('Macros').getByRole('button', { name: 'Macros' }));
  expect(table).not.toBeInTheDocument();
  return window;
}

/** The name of the macro that keys act on in the table. */
async function findActive() {
  const table = await findTable();
  const id = table.getAttribute('aria-activedescendant') ?? '';
  const row = document.getElementById(id)?.closest('tr');
  return row && within(row).getByRole('rowheader').textContent;
}

test('a value that is clicked on the page leads to its row', async () => {
  const { doing, store } = await openClosed();

  await doing(() => showClickedText(store, TITLE, '2,35\u00a0%'));

  expect(await findActive()).toBe('rate');
  expect(await findTable()).toHaveFocus();
  expect(store.getState().playground?.member).toBe(TITLE);
});

test('a word beside a value leads into the form, as any text does', async () => {
  const { doing, store } = await openClosed();

  await doing(() => showClickedText(store, TITLE, 'Up'));

  expect(await region('Inspector').findByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a macro that the search hides is shown all the same', async () => {
  const { doing } = await openMacros();
  await findTable();
  await userEvent.type(region('Macros').getByRole('searchbox'), 'rate');

  await doing(({ showMacro }) => showMacro('loans:hours'));

  expect(await findActive()).toBe('hours');
});

test('in Code a macro is shown in the text of its document', async () => {
  const { doing, store } = await openMacros();
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));

  await doing(({ showMacro }) => showMacro('loans:hours'));

  const { tab, caret, documents } = store.getState().playground ?? {};
  expect(tab).toBe('macros');
  expect(documents?.macros.text.slice(caret?.place.offset)).toMatch(/^\{\s*"name": "hours"/);
});
