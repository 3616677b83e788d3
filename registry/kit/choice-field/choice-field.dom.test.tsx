import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createChoice, createChoiceGroup, type ChoiceGroup } from '../form/create-choice-group.ts';
import { createCheckbox } from '../form/create-checkbox.ts';
import { createForm } from '../form/create-form.ts';
import { Required } from '../form/validators.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoiceField } from './choice-field.tsx';

afterEach(cleanup);

const messages = { field_optional: '(optional)', type_error: 'Error' };
const NAMES = { a: 'Ghent', b: 'Bruges', c: 'Liège' };

function createBranches(multiple: boolean, checked: readonly string[] = []) {
  const group = createChoiceGroup({
    name: 'branch',
    label: 'Branch',
    helpText: 'Near you',
    multiple,
    validators: [Required()],
    getMessage: () => 'Choose one',
  });
  for (const [value, label] of Object.entries(NAMES)) {
    group.add(createChoice({ value, label, checked: checked.includes(value) }));
  }
  return group;
}

/** Renders on a server, lets somebody click there, and hydrates then. */
async function hydrateAfter(element: React.ReactNode, touch: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  touch();
  const root = await act(async () => hydrateRoot(container, element));
  return () => {
    act(() => root.unmount());
    container.remove();
  };
}

const showChoices = (group: ChoiceGroup) => <ChoiceField group={group} messages={messages} />;
const listChecked = () => [...document.querySelectorAll('input')].map((input) => input.checked);

test('of a group with one choice these are radio buttons with a name, help and values', () => {
  render(showChoices(createBranches(false, ['b'])));
  const group = screen.getByRole('radiogroup', { name: 'Branch' });

  expect(group).toHaveAccessibleDescription('Near you');
  expect(group).toBeRequired();
  expect(screen.getByRole('radio', { name: 'Bruges' })).toBeChecked();
  expect(new FormData(putIntoForm(group)).getAll('branch')).toEqual(['b']);
});

function putIntoForm(element: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.append(element.cloneNode(true));
  return form;
}

test('of a group with several these are checkboxes', () => {
  render(showChoices(createBranches(true, ['a', 'c'])));
  const group = screen.getByRole('group', { name: 'Branch' });

  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(new FormData(putIntoForm(group)).getAll('branch')).toEqual(['a', 'c']);
});

test('FO-015 a radio button that is chosen unchecks the others, for code as well', async () => {
  const group = createBranches(false, ['a']);
  render(showChoices(group));
  await userEvent.click(screen.getByLabelText('Bruges'));
  expect([group.getValue(), ...listChecked()]).toEqual(['b', false, true, false]);

  act(() => group.setValue('c'));
  expect(listChecked()).toEqual([false, false, true]);
  act(() => group.reset());
  expect(listChecked()).toEqual([true, false, false]);
});

test('a group that is left without a choice says so, until there is one', async () => {
  const group = createBranches(true);
  render(showChoices(group));
  await userEvent.click(screen.getByLabelText('Ghent'));
  await userEvent.click(screen.getByLabelText('Ghent'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Near you Error, Choose one');
  expect(screen.getByLabelText('Ghent')).toBeInvalid();

  await userEvent.click(screen.getByLabelText('Ghent'));
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Near you');
  expect(screen.getByLabelText('Ghent')).toBeValid();
});

test('a submission moves the focus to the first choice of an erroneous group', () => {
  const form = createForm();
  const group = createBranches(false);
  form.add(group);
  render(<ChoiceField group={group} messages={messages} controlId="branch" />);
  act(() => form.submit());

  expect(screen.getByLabelText('Ghent')).toHaveFocus();
  expect(screen.getByLabelText('Ghent')).toHaveAttribute('id', 'branch');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
});

test.each([
  [false, ['a'], ['c'], 'c'],
  [true, ['a'], ['a', 'c'], ['c']],
])(
  'FO-036 choices that were made before their code came are kept: of several, %s',
  async (...row) => {
    const [multiple, first, clicked, value] = row;
    const group = createBranches(multiple, first);
    const remove = await hydrateAfter(showChoices(group), () => {
      for (const each of clicked) document.querySelector<HTMLElement>(`[value=${each}]`)?.click();
    });

    expect(group.getValue()).toEqual(value);
    expect(group.getState().dirty).toBe(true);
    expect(screen.getByLabelText('Liège')).toBeChecked();
    remove();
  },
);

test('a checkbox of its own has its label beside it, and says that it has to be checked', async () => {
  const terms = createCheckbox({
    name: 'terms',
    label: 'I agree',
    validators: [Required()],
    getMessage: () => 'Agree first',
  });
  render(<CheckboxField field={terms} messages={messages} displayOptional />);
  const checkbox = screen.getByRole('checkbox', { name: 'I agree (optional)' });
  act(() => terms.submit());
  expect(checkbox).toBeInvalid();
  expect(checkbox).toHaveAccessibleDescription('Error, Agree first');

  await userEvent.click(screen.getByText('I agree', { exact: false }));
  expect(terms.getValue()).toBe(true);
  expect(checkbox).toBeValid();
  act(() => terms.clear());
  expect(checkbox).not.toBeChecked();
});

test('FO-036 a switch that was turned on before its code came is on', async () => {
  const field = createCheckbox({ name: 'news', label: 'News' });
  const element = <CheckboxField field={field} messages={messages} appearance="switch" />;
  const remove = await hydrateAfter(element, () => screen.getByRole('switch').click());

  expect(screen.getByRole('switch', { name: 'News' })).toBeChecked();
  expect(field.getState()).toMatchObject({ modelValue: true, dirty: true });
  remove();
});
