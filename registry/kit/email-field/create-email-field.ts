import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { createField, type Field, type FieldOptions } from '../form/create-field.ts';
import { IsEmail } from '../form/validators.ts';

/**
 * Makes a field for an e-mail address, without the spaces around it that a keyboard's proposals
 * bring. It has `IsEmail` without being given it.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createEmailField({ name: 'email', label: 'E-mail' })
 */
export function createEmailField(options: Omit<FieldOptions, keyof Conversion>): Field {
  return createField({
    ...addValidator(options, IsEmail()),
    parse: (text) => text.replaceAll(/\p{Cf}/gu, '').trim(),
  });
}
