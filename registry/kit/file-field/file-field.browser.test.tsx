import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import '../../theme/index.css';
import enGB from '../messages/locales/en-GB.json';
import { createFileField } from './create-file-field.ts';
import { FileField } from './file-field.tsx';

afterEach(cleanup);

test('the browser holds what is listed: files that were dropped, added and removed', async () => {
  const field = createFileField({
    name: 'proof',
    label: 'Proof',
    accept: ['pdf'],
    maxFiles: 3,
    maxBytes: 2_000_000,
  });
  render(<FileField field={field} locale="en-GB" messages={enGB} />);
  const input = screen.getByLabelText<HTMLInputElement>('Proof');
  const names = () => [...(input.files ?? [])].map(({ name }) => name);

  await userEvent.upload(input, [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]);
  await userEvent.upload(input, new File(['c'], 'c.pdf'));
  expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);

  await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
  expect(names()).toEqual(['a.pdf', 'c.pdf']);
  expect(screen.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
});
