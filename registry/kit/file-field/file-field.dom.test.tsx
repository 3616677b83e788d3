import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Required } from '../form/validators.ts';
import enGB from '../messages/locales/en-GB.json';
import { createFileField, type FileFieldOptions } from './create-file-field.ts';
import { FileField } from './file-field.tsx';

afterEach(cleanup);

function open(options: Partial<FileFieldOptions> = {}) {
  const field = createFileField({
    name: 'proof',
    label: 'Proof',
    accept: ['pdf', 'jpg', 'jpeg'],
    maxBytes: 2_000_000,
    ...options,
  });
  render(<FileField field={field} locale="en-GB" messages={enGB} />);
  return { field, input: screen.getByLabelText<HTMLInputElement>('Proof') };
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

test('the control asks for the types, and says how large files may be', () => {
  const { input } = open({ maxFiles: 3, helpText: 'A bill', validators: [Required()] });

  expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg');
  expect(input).toHaveAttribute('multiple');
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription(
    'PDF or JPG, 2 MB at most. Number of files: 3 at most. A bill',
  );
});

test('chosen files are listed with their sizes, and each can be removed', async () => {
  const { field, input } = open({ maxFiles: 3 });
  await userEvent.upload(input, [file('a.pdf', 1_500_000), file('b.pdf', 700)]);

  const list = screen.getByRole('list', { name: 'Proof' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'a.pdf1.5 MBRemove a.pdf',
    'b.pdf1 kBRemove b.pdf',
  ]);
  act(() => field.chooseFiles([]));
  expect(screen.queryByRole('list')).toBeNull();
});

test('the focus goes on to the control where the last file is removed', async () => {
  const { input } = open();
  await userEvent.upload(input, file('a.pdf', 700));
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));

  expect(input).toHaveFocus();
  expect(input.files).toHaveLength(0);
  expect(screen.getByText('“a.pdf” has been removed.')).toBeInTheDocument();
});
