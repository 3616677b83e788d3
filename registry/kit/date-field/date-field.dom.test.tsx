import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import enGB from '../messages/locales/en-GB.json';
import nlBE from '../messages/locales/nl-BE.json';
import { Calendar } from './calendar.tsx';
import { createDateField } from './create-date-field.ts';
import { DateField } from './date-field.tsx';
import { toIsoDate } from './format-date.ts';

afterEach(cleanup);

const day = (text: string) => new Date(`${text}T00:00`);

function openCalendar(locale: string, bounds: { readonly min?: Date; readonly max?: Date } = {}) {
  const chosen: string[] = [];
  render(
    <Calendar
      {...bounds}
      value={day('2026-11-12')}
      today={day('2026-11-29')}
      locale={locale}
      messages={locale === 'nl-BE' ? nlBE : enGB}
      onChoose={(each) => chosen.push(toIsoDate(each))}
    />,
  );
  const press = userEvent.keyboard;
  act(() => screen.getByLabelText(/12 november 2026/i).focus());
  return { chosen, press };
}

test('a month is named in the language of the page, and begins with its first day', () => {
  openCalendar('nl-BE');

  expect(screen.getByText('november 2026')).toBeVisible();
  expect(document.querySelector('th')).toHaveAttribute('abbr', 'maandag');
  expect(screen.getByLabelText('zondag 29 november 2026')).toHaveAttribute('aria-current', 'date');
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent('12');
});

test('keys lead to days, months and years, and Enter chooses one', async () => {
  const { chosen, press } = openCalendar('en-GB');
  await press('{ArrowRight}{ArrowDown}{Home}{PageDown}{Shift>}{PageUp}{/Shift}{End}');

  expect(screen.getByText('December 2025')).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName('Sunday, 21 December 2025');
  await press('{Enter}');
  expect(chosen).toEqual(['2025-12-21']);
});

test('days out of bounds cannot be chosen, and neither keys nor buttons lead to them', async () => {
  const { press } = openCalendar('en-GB', { min: day('2026-11-10'), max: day('2026-12-03') });

  expect(screen.getByLabelText('Monday, 9 November 2026')).toBeDisabled();
  expect(screen.getByLabelText('Previous month')).toBeDisabled();
  await press('{PageDown}');
  expect(document.activeElement).toHaveAccessibleName('Thursday, 3 December 2026');
  expect(screen.getByLabelText('Next month')).toBeDisabled();
});

test('a field without a calendar has no button, and loads none', () => {
  const field = createDateField({ name: 'born', label: 'Date of birth', locale: 'en-GB' });
  render(<DateField field={field} locale="en-GB" messages={enGB} picker={false} />);

  expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveAttribute(
    'inputmode',
    'numeric',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
