import { Field, type FieldOptions } from './create-field.ts';
import type { Conversion } from './convert-value.ts';
import type { ChangeOrigin } from './member.ts';

export interface CheckboxOptions extends Omit<FieldOptions, keyof Conversion | 'value'> {
  readonly checked?: boolean;
}

/**
 * Makes a field whose value is true or false. It is filled while it is true, so that Required asks
 * for that.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createCheckbox({ name: 'terms', label: 'I agree', validators: [Required()] })
 */
export function createCheckbox({ checked = false, ...options }: CheckboxOptions): Checkbox {
  return new Checkbox({
    ...options,
    value: checked,
    format: String,
    isEmpty: (value) => value !== true,
  });
}

export class Checkbox extends Field {
  /** Checks or unchecks it, as its control does. */
  check(checked: boolean, by: ChangeOrigin = 'person'): void {
    this.changeValue(checked, String(checked), by);
  }

  override setValue(value: unknown): void {
    this.check(value === true, 'code');
  }

  override clear(): void {
    this.check(false, 'code');
  }
}
