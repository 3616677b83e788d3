import { expect, test } from 'vitest';
import { formatsOf } from '../../services/i18n/formats/formats-of.ts';
import { createMacroTexts } from './macro-values.ts';

const response = {
  groups: [
    {
      name: 'savings',
      keys: [{ name: 'rate', dataType: 'percentage' as const, value: { value: 2.35 } }],
    },
    { name: 'loans', keys: [] },
  ],
};

test('gives the text of a macro in the locale', () => {
  expect(
    createMacroTexts({ response, formats: formatsOf('nl-BE') })({ group: 'savings', key: 'rate' }),
  ).toBe('2,35%');
});

test.each([
  ['savings', 'fee'],
  ['loans', 'rate'],
  ['constructor', 'name'],
])('a macro without a value is a dash: %s, %s', (group, key) => {
  expect(createMacroTexts({ response, formats: formatsOf('en-GB') })({ group, key })).toBe('-');
});

test('without an answer every macro is a dash', () => {
  expect(createMacroTexts()({ group: 'savings', key: 'rate' })).toBe('-');
});
