import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { Field, type FieldOptions } from '../form/create-field.ts';
import { IsDate } from '../form/validators.ts';
import { formatDate, toIsoDate } from './format-date.ts';
import { parseDate, readIsoDate } from './parse-date.ts';

export interface DateFieldOptions extends Omit<FieldOptions, keyof Conversion | 'value'> {
  /** The locale in whose order days are read and written. */
  readonly locale: string;
  /** A day, or one as it is stored: 2012-05-21. */
  readonly value?: Date | string;
}

/**
 * Makes a field whose value is a day, at midnight of the local time zone. It is sent as a text such
 * as 2012-05-21, and takes one as its value. It has `IsDate` without being given it.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createDateField({ name: 'born', label: 'Date of birth', locale })
 */
export function createDateField({ locale, value = '', ...options }: DateFieldOptions): Field {
  return new DateField({
    ...addValidator(options, IsDate()),
    value: toDay(value),
    parse: (text) => parseDate(text, locale),
    format: (day) => (day instanceof Date ? formatDate(day, locale) : String(day)),
    serialize: (day) => (day instanceof Date ? toIsoDate(day) : day),
  });
}

class DateField extends Field {
  override setValue(value: unknown): void {
    super.setValue(toDay(value));
  }

  override startWith(value: unknown): void {
    super.startWith(toDay(value));
  }
}

function toDay(value: unknown): unknown {
  return typeof value === 'string' ? (readIsoDate(value) ?? value) : value;
}
