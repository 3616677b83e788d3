import { expect, test } from 'vitest';
import { createForm } from '../form/create-form.ts';
import { MinDate } from '../form/validators.ts';
import { createDateField } from './create-date-field.ts';

test.each([
  ['en-GB', '21/05/2012'],
  ['de-DE', '21.05.2012'],
])('a day that is left is written as in %s, and sent as stored', (locale, text) => {
  const form = createForm();
  const field = createDateField({ name: 'born', locale });
  form.add(field);
  field.typeText('21 5 12');
  field.leave();

  expect(field.getState().formattedValue).toBe(text);
  expect(field.getValue()).toEqual(new Date(2012, 4, 21));
  expect(form.getSerializedValue()).toEqual({ born: '2012-05-21' });
});

test('a field of days takes one as it is stored, from its creator, its form and code', () => {
  const options = { name: 'born', locale: 'en-GB' };
  const first = createDateField({ ...options, value: '2012-05-21' });
  const later = createDateField(options);
  const form = createForm();
  form.setValue({ born: '2012-05-22' });
  form.add(later);
  expect([first, later].map((field) => field.getState().formattedValue)).toEqual([
    '21/05/2012',
    '22/05/2012',
  ]);

  first.setValue('2012-05-23');
  expect(first.getValue()).toEqual(new Date(2012, 4, 23));
  first.reset();
  expect(first.getState().formattedValue).toBe('21/05/2012');
});

test('a day that there is none of is an error, and stays as it was typed', () => {
  const field = createDateField({
    name: 'born',
    locale: 'en-GB',
    validators: [MinDate(new Date(2000, 0, 1))],
    getMessage: ({ validator }) => validator,
  });
  field.typeText('31/04/2012');
  field.leave();
  expect(field.getState()).toMatchObject({
    formattedValue: '31/04/2012',
    feedback: [{ message: 'IsDate' }],
  });

  field.typeText('31/12/1999');
  expect(field.getState().feedback).toMatchObject([{ message: 'MinDate' }]);
  field.typeText('01/01/2000');
  expect(field.getState().feedback).toEqual([]);
});
