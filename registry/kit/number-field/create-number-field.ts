import { addValidator } from '../form/add-validator.ts';
import type { Conversion } from '../form/convert-value.ts';
import { createField, type Field, type FieldOptions } from '../form/create-field.ts';
import { IsNumber } from '../form/validators.ts';
import {
  formatAmount,
  formatNumber,
  formatPercentage,
  type NumberFormatOptions,
} from './format-number.ts';
import { parseAmount, parseNumber, parsePercentage } from './parse-number.ts';

interface LocalisedOptions extends Omit<FieldOptions, keyof Conversion> {
  /** The locale whose separators the field writes, and reads where either reading is possible. */
  readonly locale: string;
}

/** A text with more decimals than `maxDecimals` is no value of the field. */
export interface NumberFieldOptions extends LocalisedOptions, NumberFormatOptions {}

export interface AmountFieldOptions extends LocalisedOptions {
  /** EUR without it. */
  readonly currency?: string;
}

/**
 * Makes a field whose value is a number, and is sent as one. It has `IsNumber` without being given
 * it, so that a text that is none is an error.
 *
 * @example createNumberField({ name: 'children', label: 'Children', locale, maxDecimals: 0 })
 */
export function createNumberField({ locale, ...options }: NumberFieldOptions): Field {
  return createField({
    ...addValidator(options, IsNumber()),
    parse: (text, parsing) => parseNumber(text, locale, { ...options, ...parsing }),
    format: (value) => format(value, (number) => formatNumber(number, locale, options)),
  });
}

/**
 * Makes a field whose value is an amount of a currency, as a number, and is sent as one.
 *
 * @example createAmountField({ name: 'amount', label: 'Amount', currency: 'EUR', locale })
 */
export function createAmountField(options: AmountFieldOptions): Field {
  const { locale, currency = 'EUR', ...others } = options;
  return createField({
    ...addValidator(others, IsNumber()),
    parse: (text, parsing) => parseAmount(text, locale, { currency, ...parsing }),
    format: (value) => format(value, (number) => formatAmount(number, locale, { currency })),
  });
}

/** Makes a field whose value is a percent number, and is sent as one: 1.5 for 1.5 %. */
export function createPercentageField({ locale, ...options }: NumberFieldOptions): Field {
  return createField({
    ...addValidator(options, IsNumber()),
    parse: (text, parsing) => parsePercentage(text, locale, { ...options, ...parsing }),
    format: (value) => format(value, (number) => formatPercentage(number, locale, options)),
  });
}

function format(value: unknown, write: (number: number) => string): string {
  return typeof value === 'number' ? write(value) : String(value);
}
