import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import { joinFrame } from './join-frame.testing.ts';

const toggle = () => region('Preview').getByRole('button', { name: 'Select on the page' });
const palette = () => screen.queryByRole('dialog', { name: 'Commands' });
const isPressed = () => toggle().getAttribute('aria-pressed');

test('a click on the page selects until that is switched off, by the button or by its key', async () => {
  const { store } = await openSampleWindow();
  expect(isPressed()).toBe('true');

  await userEvent.click(toggle());
  expect([isPressed(), store.getState().isSelecting]).toEqual(['false', false]);

  screen.getByRole('textbox', { name: 'Page model' }).focus();
  await userEvent.keyboard('{F9}');
  expect([isPressed(), store.getState().isSelecting]).toEqual(['true', true]);
});

test('PG-020 the key of the palette opens it from the page as well, and the focus returns to the page', async () => {
  await openSampleWindow();
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  const joined = await act(() => joinFrame(frame));

  await act(() => joined.answer({ type: 'vitrine:palette' }));
  const fromNowhere = palette();
  frame.focus();
  await act(() => joined.answer({ type: 'vitrine:palette' }));
  expect([fromNowhere, palette()]).toEqual([null, expect.anything()]);

  await userEvent.keyboard('{Escape}');
  expect(frame).toHaveFocus();
});
