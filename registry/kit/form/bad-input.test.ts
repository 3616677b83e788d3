import { expect, test } from 'vitest';
import { createDateField } from '../date-field/index.ts';
import { createEmailField } from '../email-field/create-email-field.ts';
import { createIbanField } from '../iban-field/index.ts';
import {
  createAmountField,
  createNumberField,
  createPercentageField,
} from '../number-field/index.ts';
import { createPhoneField } from '../phone-field/index.ts';
import { createField } from './create-field.ts';
import { createForm } from './create-form.ts';
import { defineValidator } from './validator.ts';
import { MaxLength, Pattern, Required } from './validators.ts';

const options = { name: 'field', label: 'Field', locale: 'nl-BE' };

const FIELDS = {
  text: () =>
    createField({ ...options, validators: [Required(), MaxLength(200), Pattern(/^\S+$/)] }),
  email: () => createEmailField(options),
  telephone: () => createPhoneField({ ...options, country: 'BE' }),
  account: () => createIbanField(options),
  number: () => createNumberField(options),
  amount: () => createAmountField(options),
  percentage: () => createPercentageField(options),
  date: () => createDateField(options),
};

const TEXTS = {
  '100,000 letters': 'a'.repeat(100_000),
  '100,000 digits': '1'.repeat(100_000),
  '100,000 groups': '1.'.repeat(50_000),
  '100,000 blanks': ' '.repeat(100_000),
  '100,000 signs': '-'.repeat(100_000),
  'an address of 100,000 parts': `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}be`,
  'a family of emoji': '👨‍👩‍👧‍👦🏳️‍🌈',
  'half of an emoji': '\ud83d',
  'a name from right to left': 'عائشة بنت محمد',
  'a name that turns the direction': '\u202eeteP\u202c',
  'a letter with a hundred accents': `e${'\u0301'.repeat(100)}`,
  'a zero character': 'a\u0000b',
  markup: '<img src=x onerror=alert(1)>',
};

const rows = Object.entries(FIELDS).flatMap(([kind, create]) =>
  Object.entries(TEXTS).map(([name, text]) => ({ kind, create, name, text })),
);

test.each(rows)('a field for $kind keeps $name as typed, or reads it', ({ create, text }) => {
  const field = create();
  field.typeText(text);
  const typed = field.getState();
  field.leave();
  const shown = field.getState().formattedValue;
  field.typeText(shown);

  expect(typed.formattedValue).toBe(text);
  // A text that is refused stays to be corrected; one that was read is shown as the same value.
  expect(shown).toBe(typed.active.error ? text : shown);
  expect(field.getValue()).toEqual(typed.modelValue);
});

test('a validator that never answers holds up its own form until another value is typed', async () => {
  const Hangs = defineValidator<void>({
    name: 'Hangs',
    isAsync: true,
    applies: (value) => (value === 'hang' ? new Promise<boolean>(() => undefined) : false),
  });
  const field = createField({ name: 'code', validators: [Hangs()] });
  const form = createForm();
  form.add(field);
  field.typeText('hang');
  const isValid = form.isValid();
  form.submit();
  const { pending, shown } = form.getState();

  field.typeText('go on');

  expect([pending, shown]).toEqual([true, []]);
  expect(await isValid).toBe(true);
});
