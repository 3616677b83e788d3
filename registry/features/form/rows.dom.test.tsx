import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FormMemberConfig } from '#schemas/generated/features/form.ts';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';
import { VisibleFields } from './visible-fields.tsx';
import { createConfiguredForm } from './create-configured-form.ts';
import { form } from './index.ts';

const holders: FormMemberConfig = {
  type: 'group',
  name: 'holders',
  label: 'Other holders',
  rowLabel: 'Holder',
  addLabel: 'Add a holder',
  minRows: 1,
  maxRows: 3,
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true },
    {
      type: 'radio',
      name: 'may',
      label: 'May',
      value: 'see',
      options: [
        { value: 'see', label: 'See' },
        { value: 'pay', label: 'Pay' },
      ],
    },
    {
      type: 'number',
      name: 'limit',
      label: 'Limit',
      required: true,
      shownWhen: { field: 'may', equals: 'pay' },
    },
  ],
};

const address: FormMemberConfig = {
  type: 'group',
  name: 'address',
  label: 'Address',
  fields: [{ type: 'text', name: 'city', label: 'City', required: true }],
};

const properties = {
  name: 'account',
  fields: [holders, address],
  submit: 'Send',
  endpoint: '/forms/account',
  complete: { title: 'Thank you' },
};

let page: FeaturePage | undefined;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

/** Opens the form, whose service gives these answers in turn. */
async function open(...answers: readonly Response[]) {
  const sent: unknown[] = [];
  page = await openOnPage({
    feature: { name: 'form', properties },
    entries: [form],
    async answer(request) {
      sent.push(JSON.parse(await request.text()));
      return answers[sent.length - 1] ?? Response.json({});
    },
  });
  return sent;
}

const row = (number: number) => within(screen.getByRole('group', { name: `Holder ${number}` }));
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

test('FO-025 rows are sent as a list, each with what is asked for in it', async () => {
  const sent = await open();
  type(row(1).getByLabelText('Name'), 'Ada');
  press('Add a holder');
  type(row(2).getByLabelText('Name'), 'Bob');
  fireEvent.click(row(2).getByLabelText('Pay'));
  type(row(2).getByLabelText('Limit'), '500');
  type(screen.getByLabelText('City'), 'Ghent');
  press('Send');

  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toEqual([
    {
      holders: [
        { name: 'Ada', may: 'see' },
        { name: 'Bob', may: 'pay', limit: 500 },
      ],
      address: { city: 'Ghent' },
    },
  ]);
});

test('a row that is added takes the focus and is announced, until there is room for no more', async () => {
  await open();
  press('Add a holder');

  expect(row(2).getByLabelText('Name')).toHaveFocus();
  expect(status()).toBe('Holder 2 added.');
  press('Add a holder');
  expect(screen.queryByRole('button', { name: 'Add a holder' })).toBeNull();
});

test('a row that is taken out leaves the focus at the next one, and the others are numbered anew', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  press('Add a holder');
  press('Add a holder');
  type(row(3).getByLabelText('Name'), 'Cleo');
  press('Remove Holder 2');

  const second = screen.getByRole('group', { name: 'Holder 2' });
  expect(within(second).getByLabelText('Name')).toHaveValue('Cleo');
  expect(within(second).getByLabelText('Name')).toHaveAttribute('name', 'holders.1.name');
  expect(second).toHaveFocus();
  expect(status()).toBe('Holder 2 removed.');
  press('Remove Holder 2');
  expect(screen.getByRole('group', { name: 'Holder 1' })).toHaveFocus();
});

test('a mistake in a row says in which one, as the service does by its path', async () => {
  const errors = { 'holders.1.name': 'We do not know them.' };
  await open(Response.json({ errors }, { status: 422 }));
  press('Add a holder');
  type(row(2).getByLabelText('Name'), 'Bob');
  type(screen.getByLabelText('City'), 'Ghent');
  press('Send');
  expect(
    await screen.findByRole('link', { name: 'Holder 1: Please fill in “Name”.' }),
  ).toHaveAttribute('href', '#account-holders.0.name');

  type(row(1).getByLabelText('Name'), 'Ada');
  press('Send');
  const link = await screen.findByRole('link', { name: 'Holder 2: We do not know them.' });
  fireEvent.click(link);
  expect(row(2).getByLabelText('Name')).toHaveFocus();
});

test('a server writes empty rows behind the others, for browsers that cannot add one', () => {
  const section = createConfiguredForm(properties, { messages: {}, locale: 'en-GB' });
  document.body.innerHTML = renderToString(
    <VisibleFields form="account" section={section} messages={{}} locale="en-GB" />,
  );

  const names = screen.getAllByLabelText('Name').map((each) => each.getAttribute('name'));
  expect(names).toEqual(['holders.0.name', 'holders.1.name', 'holders.2.name']);
  const spares = document.querySelectorAll('.form-rows__spare');
  expect(spares).toHaveLength(2);
});
