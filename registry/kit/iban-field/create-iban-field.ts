import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { createField, type Field, type FieldOptions } from '../form/create-field.ts';
import { defineValidator } from '../form/validator.ts';
import { formatIban, parseIban } from './parse-iban.ts';

/** Refuses what is no number of an account. */
export const IsIban = defineValidator<void>({
  name: 'IsIban',
  applies: (value) => typeof value !== 'string' || parseIban(value) === undefined,
});

/**
 * Makes a field for the number of an account, which is sent without spaces. It has `IsIban` without
 * being given it.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createIbanField({ name: 'account', label: 'Account' })
 */
export function createIbanField(options: Omit<FieldOptions, keyof Conversion>): Field {
  return createField({
    ...addValidator(options, IsIban()),
    parse: parseIban,
    format: (value) => formatIban(String(value)),
  });
}
