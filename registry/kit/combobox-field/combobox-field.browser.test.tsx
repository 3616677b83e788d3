import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/index.css';
import enGB from '../messages/locales/en-GB.json';
import { ComboboxField } from './combobox-field.tsx';
import { createComboboxField } from './create-combobox-field.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

test('the option that arrows lead to is in sight of a long list, which fits a phone', async () => {
  await page.viewport(360, 640);
  const options = Array.from({ length: 60 }, (_, index) => ({
    value: `${index}`,
    label: `Grundstücksverkehrsgenehmigungszuständigkeit ${index}`,
  }));
  const field = createComboboxField({ name: 'law', label: 'Law', options });
  render(<ComboboxField field={field} messages={enGB} />);
  screen.getByRole('combobox').focus();

  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  const list = screen.getByRole('listbox', { name: 'Law' });
  expect(list.scrollTop).toBeGreaterThan(list.clientHeight);
  expect(list.scrollWidth).toBe(list.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(360);
  await userEvent.keyboard('{Enter}');
  expect(field.getValue()).toBe('59');
});
