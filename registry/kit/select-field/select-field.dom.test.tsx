import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createField, type FieldOptions } from '../form/create-field.ts';
import { Required } from '../form/validators.ts';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const messages = { field_optional: '(optional)', type_error: 'Error' };
const OPTIONS = [
  { value: 'BE', label: 'Belgium' },
  { value: 'FR', label: 'France' },
];

function openSelect(options: Partial<FieldOptions> = {}) {
  const field = createField({ name: 'country', label: 'Country', ...options });
  const element = (
    <SelectField field={field} options={OPTIONS} emptyLabel="Choose" messages={messages} />
  );
  return { field, element };
}

test('nothing is chosen at first, and a choice is the value', async () => {
  const { field, element } = openSelect();
  render(element);
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'France');
  expect(field.getState()).toMatchObject({ modelValue: 'FR', dirty: true });

  act(() => field.setValue('BE'));
  expect(select).toHaveDisplayValue('Belgium');
});

test('a list that is left without a choice says so', async () => {
  const { element } = openSelect({
    value: 'BE',
    helpText: 'Where you live',
    validators: [Required()],
    getMessage: () => 'Choose a country',
  });
  render(element);
  const select = screen.getByRole('combobox');
  await userEvent.selectOptions(select, 'Choose');
  await userEvent.tab();

  expect(select).toBeRequired();
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription('Where you live Error, Choose a country');
});

test('FO-036 a choice that was made before its code came is kept', async () => {
  const { field, element } = openSelect({ value: 'BE' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select).toHaveDisplayValue('Belgium');
  select.value = 'FR';
  const root = await act(async () => hydrateRoot(container, element));

  expect(select).toHaveDisplayValue('France');
  expect(field.getState()).toMatchObject({ modelValue: 'FR', dirty: true });
  act(() => root.unmount());
  container.remove();
});
