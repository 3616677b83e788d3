import { expect, test } from 'vitest';
import { createComboboxField } from './create-combobox-field.ts';
import { filterOptions } from './find-options.ts';

const OPTIONS = [
  { value: 'BE', label: 'België' },
  { value: 'EE', label: 'Estland' },
  { value: 'AT', label: 'Österreich' },
];

const labels = (text: string) => filterOptions(OPTIONS, text).map(({ label }) => label);

test('a text finds the labels that hold it, whatever its accents and capitals', () => {
  expect(labels('GIE')).toEqual(['België']);
  expect(labels('belgie\u0308')).toEqual(['België']);
  expect(labels(' oster')).toEqual(['Österreich']);
  expect(labels('')).toHaveLength(3);
  expect(labels('x')).toEqual([]);
});

test.each([
  ['belgie', 'BE', 'België'],
  ['AT', 'AT', 'Österreich'],
])('"%s" is read as %s, and shown as %s once it is left', (typed, value, shown) => {
  const field = createComboboxField({ name: 'country', options: OPTIONS });
  field.typeText(typed);
  field.leave();

  expect(field.getState()).toMatchObject({
    modelValue: value,
    serializedValue: value,
    formattedValue: shown,
    active: {},
  });
});

test('a text that is none of the list is refused, and stays', () => {
  const field = createComboboxField({
    name: 'country',
    value: 'BE',
    options: OPTIONS,
    getMessage: ({ validator }) => validator,
  });
  expect(field.getState().formattedValue).toBe('België');
  field.typeText('Bel');
  field.leave();

  expect(field.getState()).toMatchObject({
    formattedValue: 'Bel',
    feedback: [{ message: 'IsOption' }],
  });
});
