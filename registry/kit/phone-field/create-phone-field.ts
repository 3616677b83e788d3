import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { createField, type Field, type FieldOptions } from '../form/create-field.ts';
import { defineValidator } from '../form/validator.ts';
import { formatPhone, parsePhone, type PhoneCountry } from './parse-phone.ts';

export interface PhoneFieldOptions extends Omit<FieldOptions, keyof Conversion> {
  /** The country whose numbers are read without its code; BE without it. */
  readonly country?: PhoneCountry;
}

/** Refuses what is no telephone number, called from that country. */
export const IsPhone = defineValidator<PhoneCountry>({
  name: 'IsPhone',
  applies: (value, country) =>
    typeof value !== 'string' || parsePhone(value, country) === undefined,
});

/**
 * Makes a field for a telephone number, which is sent with the code of its country. It has
 * `IsPhone` without being given it.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createPhoneField({ name: 'phone', label: 'Telephone', country: 'BE' })
 */
export function createPhoneField({ country = 'BE', ...options }: PhoneFieldOptions): Field {
  return createField({
    ...addValidator(options, IsPhone(country)),
    parse: (text) => parsePhone(text, country),
    format: (value) => (typeof value === 'string' ? formatPhone(value) : ''),
  });
}
