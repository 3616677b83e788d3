import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Required } from '../form/validators.ts';
import enGB from '../messages/locales/en-GB.json';
import { ComboboxField } from './combobox-field.tsx';
import { createComboboxField, type ComboboxFieldOptions } from './create-combobox-field.ts';

afterEach(cleanup);

const OPTIONS = [
  { value: 'BE', label: 'Belgium' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'FR', label: 'France' },
];

function createCountry(options: Partial<ComboboxFieldOptions> = {}) {
  const field = createComboboxField({
    name: 'country',
    label: 'Country',
    options: OPTIONS,
    getMessage: ({ validator }) => validator,
    ...options,
  });
  return { field, element: <ComboboxField field={field} emptyLabel="Choose" messages={enGB} /> };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const combobox = () => screen.getByRole('combobox', { name: 'Country' });

test('a typed text leaves the options that hold it, and one is chosen by keys', async () => {
  const { field, element } = createCountry({ validators: [Required()] });
  render(element);
  await userEvent.type(combobox(), 'cote');
  expect(options()).toEqual(['Côte d’Ivoire']);
  expect(screen.getByRole('status')).toHaveTextContent('Options: 1');
  expect(combobox()).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{ArrowDown}');
  expect(combobox()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(combobox()).toHaveValue('Côte d’Ivoire');
  expect(field.getState()).toMatchObject({ modelValue: 'CI', dirty: true, active: {} });
});

test('all options are there at a press or an arrow, and Escape puts back what was typed', async () => {
  const { field, element } = createCountry({ value: 'CI' });
  render(element);
  await userEvent.click(combobox());
  expect(options()).toHaveLength(3);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Côte d’Ivoire');

  await userEvent.keyboard('{ArrowDown}');
  expect(field.getValue()).toBe('FR');
  await userEvent.keyboard('{Escape}');
  expect(combobox()).toHaveValue('Côte d’Ivoire');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('option', { name: 'Belgium' }));
  expect(field.getValue()).toBe('BE');
  expect(combobox()).toHaveFocus();
});

test('a text that fits nothing says so, and is refused once it is left', async () => {
  const { element } = createCountry();
  render(element);
  await userEvent.type(combobox(), 'xy');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing in the list fits.');
  await userEvent.tab();

  expect(combobox()).toBeInvalid();
  expect(combobox()).toHaveAccessibleDescription('Error, IsOption');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('FO-036 it is a list until its code comes, whose choice is kept', async () => {
  const { field, element } = createCountry();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  expect(list).toHaveDisplayValue('Choose');
  expect(list.name).toBe('country');
  list.value = 'FR';
  list.focus();
  const root = await act(async () => hydrateRoot(container, element));

  expect(combobox()).toHaveValue('France');
  expect(combobox()).toHaveFocus();
  expect(field.getState()).toMatchObject({ modelValue: 'FR', dirty: true });
  act(() => root.unmount());
  container.remove();
});
