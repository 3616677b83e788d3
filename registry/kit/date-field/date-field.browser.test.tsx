import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/index.css';
import enGB from '../messages/locales/en-GB.json';
import { createDateField } from './create-date-field.ts';
import { DateField } from './date-field.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

test('a day is chosen by keys in a calendar that fits a phone, and the focus returns', async () => {
  await page.viewport(360, 640);
  const field = createDateField({ name: 'start', label: 'Start', locale: 'en-GB' });
  const today = new Date(2026, 10, 29);
  render(<DateField field={field} locale="en-GB" messages={enGB} today={today} />);
  const button = screen.getByRole('button', { name: 'Choose a day: Start' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Sunday, 29 November 2026');
  expect(document.documentElement.scrollWidth).toBe(360);
  expect(screen.getByRole('dialog', { name: 'Choose a day' }).scrollWidth).toBeLessThan(361);

  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('30/11/2026');
  expect(field.getState()).toMatchObject({ serializedValue: '2026-11-30', dirty: true });
  await expect.poll(() => document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Monday, 30 November 2026');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button);
});
