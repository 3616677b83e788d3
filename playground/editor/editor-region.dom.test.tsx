import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow } from '../open-window.testing.tsx';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Page model' });
const button = (name: string) => screen.getByRole('button', { name });

test('a hint says how to leave the editor, to screen readers as well', async () => {
  await openSampleWindow();

  expect(field()).toHaveAccessibleDescription(/Esc, then Tab: leave the editor/);
});

test('the document is formatted by a button and by keys, and undone byte for byte', async () => {
  const { store, doing } = await openSampleWindow();
  const text = '{"data":\n{ "meta": {"title":"A"}} }';
  await doing(({ edit }) => edit('page', text));
  const formatted = JSON.stringify(JSON.parse(text), undefined, 2);

  await userEvent.click(button('Format'));
  expect(field()).toHaveValue(formatted);
  expect(store.getState().playground?.history.past.at(-1)?.kind).toBe('formatted');
  await doing(({ undo }) => undo());
  expect(store.getState().playground?.documents.page.text).toBe(text);

  field().focus();
  await userEvent.keyboard('{Shift>}{Alt>}[KeyF]{/Alt}{/Shift}');
  expect(store.getState().playground?.documents.page.text).toBe(formatted);
});

test('the draft is compared with the saved text, and Escape leads back to the button', async () => {
  const { store, doing } = await openSampleWindow();
  const saved = store.getState().playground?.original.page ?? '';
  await userEvent.click(button('Compare'));
  const comparison = screen.getByRole('textbox', { name: 'Page model, as saved' });
  expect(comparison).toHaveValue('Nothing differs from the saved text.');

  await doing(({ edit }) => edit('page', saved.replace('"data"', '"dota"')));
  expect(comparison).toHaveValue('-   "data": {\n+   "dota": {');
  comparison.focus();
  await userEvent.keyboard('{Escape}');

  expect(comparison).not.toBeInTheDocument();
  expect(button('Compare')).toHaveFocus();
  expect(button('Compare')).toHaveAttribute('aria-pressed', 'false');
});
