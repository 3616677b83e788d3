import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findTable, openMacros, readRows } from './open-macros.testing.tsx';

/** The number of pages with each macro, and of components of the open page. */
const counts = (table: HTMLElement) =>
  readRows(table).map(([group, key, ...rest]) => [`${group}:${key}`, ...rest.slice(-2)]);

async function openUsages(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: /^Used on/ });
}

test('the table counts pages of the site and components of the open one, as they are written', async () => {
  const { doing } = await openMacros();
  const table = await findTable();
  await screen.findByRole('button', { name: 'Pages with savings:rate: 3' });
  expect(counts(table)).toEqual([
    ['savings:rate', '3', '1'],
    ['loans:fee', '1', ''],
    ['loans:hours', '0', ''],
  ]);

  const path = '/data/flexZone/flexComponents/1/title';
  await doing(({ changePage }) =>
    changePage({
      kind: 'filled',
      changes: [{ op: 'replace', path, value: '%{savings:rate}% %{loans:hours}%' }],
    }),
  );

  expect(counts(table)).toEqual([
    ['loans:hours', '1', '1'],
    ['savings:rate', '3', '2'],
    ['loans:fee', '1', ''],
  ]);
});

test('a number of pages lists them, with the values that the places show', async () => {
  await openMacros();

  const dialog = await openUsages('Pages with savings:rate: 3');

  const places = within(dialog).getAllByRole('button', { name: /Section title/ });
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Up to 2.35%Section title',
    'From 2.35%Section title',
    '2,35\u00a0%Section title',
  ]);
  expect(within(dialog).getByText('/fr/professionnels')).toBeVisible();
});

test('a place leads into its page, also one that no scenario shows', async () => {
  const { store } = await openMacros();
  const dialog = await openUsages('Pages with savings:rate: 3');

  await userEvent.click(within(dialog).getByRole('button', { name: /^2,35/ }));

  const { playground } = store.getState();
  expect(playground?.scenarioId).toBe('pages/fr/professionnels');
  expect(playground?.selection).toBe('/data/flexZone/flexComponents/1');
  expect(screen.queryByRole('dialog', { name: /^Used on/ })).toBeNull();
});

test('a macro that no page uses says so, by key as well', async () => {
  await openMacros();
  const table = await findTable();
  table.focus();

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowLeft}{Enter}');

  const dialog = screen.getByRole('dialog', { name: 'Used on: loans:hours' });
  expect(await within(dialog).findByText('No page uses it.')).toBeVisible();
});
