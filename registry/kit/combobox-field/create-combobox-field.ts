import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { Field, type FieldOptions } from '../form/create-field.ts';
import { defineValidator } from '../form/validator.ts';
import { findOption, type ComboboxOption } from './find-options.ts';

export interface ComboboxFieldOptions extends Omit<FieldOptions, keyof Conversion> {
  readonly options: readonly ComboboxOption[];
}

/** Accepts the values of options, and so refuses a text that is the label of none. */
export const IsOption = defineValidator<readonly ComboboxOption[]>({
  name: 'IsOption',
  applies: (value, options) => !options.some((option) => option.value === value),
});

/**
 * Makes a field whose value is that of an option, and which shows and reads its label, whatever
 * its accents and capitals. It has `IsOption` without being given it.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createComboboxField({ name: 'country', label: 'Country', options: countries })
 */
export function createComboboxField({ options, ...others }: ComboboxFieldOptions): ComboboxStates {
  return new ComboboxStates({ options, ...others });
}

export class ComboboxStates extends Field {
  readonly options: readonly ComboboxOption[];

  constructor({ options, ...others }: ComboboxFieldOptions) {
    super({
      ...addValidator(others, IsOption(options)),
      parse: (text) => findOption(options, text)?.value,
      format: (value) => options.find((option) => option.value === value)?.label ?? String(value),
    });
    this.options = options;
  }
}
