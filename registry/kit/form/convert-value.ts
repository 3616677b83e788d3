import { createUnparseable, isEmpty, isUnparseable } from './form-value.ts';

export interface ParseOptions {
  /** True for a text that was pasted, which may bring along more than the value. */
  readonly isPasted?: boolean;
}

/** How a field makes a value of a text and a text of a value. */
export interface Conversion {
  /**
   * Reads a text that is not empty, and gives undefined where it cannot. Without it a text is its
   * own value.
   */
  readonly parse?: (text: string, options: ParseOptions) => unknown;
  readonly format?: (value: unknown) => string;
  readonly serialize?: (value: unknown) => unknown;
  /** Says which values count as none; without it '', null, undefined, [] and {} do. */
  readonly isEmpty?: (value: unknown) => boolean;
}

/** Reads a typed text. What cannot be read stays, as an unparseable value. */
export function parseText(
  text: string,
  { parse }: Conversion,
  options: ParseOptions = {},
): unknown {
  if (text === '' || !parse) return text;
  return parse(text, options) ?? createUnparseable(text);
}

/** Writes a value as the control shows it. */
export function formatValue(value: unknown, { format }: Conversion): string {
  if (isUnparseable(value)) return value.viewValue;
  if (isEmpty(value)) return '';
  return format?.(value) ?? String(value);
}

/** Gives the parts of a field's state that say what its value is. */
export function describeValue(value: unknown, conversion: Conversion) {
  return {
    modelValue: value,
    formattedValue: formatValue(value, conversion),
    serializedValue: serializeValue(value, conversion),
    filled: isFilled(value, conversion),
  };
}

/** Returns true if the value counts as one. */
export function isFilled(value: unknown, conversion: Conversion): boolean {
  return !(conversion.isEmpty ?? isEmpty)(value);
}

/** A text that could not be read is sent as it was typed, so that whoever gets it can say why. */
function serializeValue(value: unknown, { serialize }: Conversion): unknown {
  if (isUnparseable(value)) return value.viewValue;
  return serialize?.(value) ?? value;
}
