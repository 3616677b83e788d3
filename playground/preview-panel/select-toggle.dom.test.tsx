import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';

const toggle = () => region('Preview').getByRole('button', { name: 'Select on the page' });
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
