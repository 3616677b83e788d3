import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createField, type FieldOptions } from '../form/create-field.ts';
import { createForm } from '../form/create-form.ts';
import { IsEmail, Required } from '../form/validators.ts';
import { createAmountField } from '../number-field/create-number-field.ts';
import { TextField, type TextFieldOptions } from './text-field.tsx';

afterEach(cleanup);

const messages = { field_optional: '(optional)', type_error: 'Error' };
const getMessage = ({ fieldName }: { fieldName: string }) => `${fieldName} is wrong`;

function openField(
  options: Partial<FieldOptions> = {},
  props: Omit<TextFieldOptions, 'field' | 'messages'> = {},
) {
  const field = createField({ name: 'email', label: 'E-mail', getMessage, ...options });
  const element = <TextField field={field} messages={messages} {...props} />;
  return { field, element, open: () => render(element) };
}

test('FO-029 FO-030 the label says that a field is optional where it is told to', () => {
  const { open } = openField({}, { displayOptional: true });
  open();
  expect(screen.getByRole('textbox', { name: 'E-mail (optional)' })).toBeVisible();
  cleanup();
  openField().open();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('a field that is left with an error says so to eyes and ears, until it is mended', async () => {
  const { open } = openField({ helpText: 'Yours', validators: [Required(), IsEmail()] });
  open();
  const control = screen.getByRole('textbox');
  expect(control).toBeRequired();
  expect(control).toHaveAccessibleDescription('Yours');

  await userEvent.type(control, 'ada@');
  expect(control).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Yours Error, E-mail is wrong');

  await userEvent.type(control, 'example.com');
  expect(control).toBeValid();
  expect(control).toHaveAccessibleDescription('Yours');
});

test.each(['[/MouseLeft]', '{Escape}'])(
  'a message waits for the end of a press, so that nothing moves under the pointer: %s',
  async (end) => {
    const user = userEvent.setup();
    openField({ validators: [IsEmail()] }).open();
    const control = screen.getByRole('textbox');

    await user.type(control, 'ada');
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(control).not.toHaveFocus();
    expect(control).not.toHaveAttribute('aria-invalid');

    await (end.startsWith('[') ? user.pointer(end) : user.keyboard(end));
    await expect.poll(() => control).toBeInvalid();
  },
);

test('what is formatted on leaving is in the control, and announced', async () => {
  const { open, field } = openField({
    parse: (text) => text.trim().toLowerCase(),
    format: String,
  });
  open();
  const control = screen.getByRole('textbox');
  await userEvent.type(control, 'ADA@example.com');
  expect(control).toHaveValue('ADA@example.com');
  await userEvent.tab();

  expect(control).toHaveValue('ada@example.com');
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  act(() => field.reset());
  expect(control).toHaveValue('');
});

test('FO-036 what was typed before its code came is kept, and counts as typed', async () => {
  const { element, field } = openField({ value: 'first' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const control = screen.getByRole<HTMLInputElement>('textbox');
  control.value = 'typed';
  const root = await act(async () => hydrateRoot(container, element));

  expect(control).toHaveValue('typed');
  expect(screen.getByRole('textbox')).toBe(control);
  expect(field.getState()).toMatchObject({ modelValue: 'typed', dirty: true });
  act(() => root.unmount());
  container.remove();
});

test('a unit is seen beside the control, and heard with it by its name', () => {
  const unit = { sign: '€', name: 'Euro', side: 'start' } as const;
  openField({ helpText: 'A month' }, { unit }).open();

  expect(screen.getByText('€')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Euro A month');
});

test('an amount that is pasted with letters is read without them', async () => {
  const field = createAmountField({ name: 'amount', locale: 'nl-BE' });
  render(<TextField field={field} messages={messages} inputMode="decimal" />);
  const control = screen.getByRole('textbox');
  await userEvent.click(control);
  await userEvent.paste('EUR 1.234,5');
  await userEvent.tab();

  expect(control).toHaveValue('1.234,50');
  expect(field.getValue()).toBe(1234.5);
});

test('a submission moves the focus to the control of the first erroneous field', () => {
  const form = createForm();
  const right = createField({ name: 'name', label: 'Name', value: 'Ada' });
  const wrong = createField({ name: 'email', label: 'E-mail', validators: [Required()] });
  form.add(right);
  form.add(wrong);
  render(
    <>
      <TextField field={right} messages={messages} />
      <TextField field={wrong} messages={messages} rows={3} />
    </>,
  );
  act(() => form.submit());

  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});
