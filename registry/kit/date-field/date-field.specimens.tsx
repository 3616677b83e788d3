import type { Specimens } from '../specimen/specimen.ts';
import { Calendar } from './calendar.tsx';
import { createDateField } from './create-date-field.ts';
import { DateField } from './date-field.tsx';

const messages = {
  field_optional: '(optional)',
  type_error: 'Error',
  date_open: 'Choose a day',
  date_previous: 'Previous month',
  date_next: 'Next month',
};

const TODAY = new Date(2026, 10, 29);

function showStates() {
  const locale = 'en-GB';
  const common = { locale, messages, today: TODAY };
  const start = createDateField({
    name: 'start',
    label: 'First payment',
    helpText: 'For example 31/12/2026',
    locale,
  });
  const filled = createDateField({
    name: 'end',
    label: 'Last payment',
    locale,
    value: '2027-05-21',
  });
  const wrong = createDateField({
    name: 'wrong',
    label: 'Move',
    locale,
    value: '30/02/2027',
    getMessage: () => 'Write a day such as 31/12/2027',
  });
  const born = createDateField({ name: 'born', label: 'Date of birth', locale });
  const closed = createDateField({ name: 'closed', label: 'Closed', locale, disabled: true });
  return () => (
    <>
      <DateField field={start} displayOptional {...common} />
      <DateField field={filled} {...common} />
      <DateField field={wrong} {...common} />
      <DateField field={born} picker={false} autoComplete="bday" {...common} />
      <DateField field={closed} layout="wide-left" {...common} />
    </>
  );
}

function showCalendar(locale: string) {
  return () => (
    <Calendar
      value={new Date(2026, 10, 12)}
      today={TODAY}
      min={new Date(2026, 10, 9)}
      max={new Date(2027, 10, 30)}
      locale={locale}
      messages={messages}
      onChoose={() => undefined}
    />
  );
}

/** The gallery shows fields for days in their states, and the calendar in two languages. */
export const dateFieldSpecimens: Specimens = {
  states: showStates(),
  calendar: showCalendar('en-GB'),
  'calendar-in-german': showCalendar('de-DE'),
};
