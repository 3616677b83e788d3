// Made by `npm run generate` from ../macros.schema.json. Do not edit.

/**
 * The values of macros, as the pricing service answers them.
 */
export interface MacroResponse {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The groups of macros.
   *
   * @maxItems 1000
   */
  groups: MacroGroup[];
}
/**
 * Macros that belong together.
 */
export interface MacroGroup {
  /**
   * The group in %{group:key}%.
   */
  name: string;
  /**
   * The group's macros.
   *
   * @maxItems 1000
   */
  keys: MacroKey[];
}
/**
 * One macro and its value.
 */
export interface MacroKey {
  /**
   * The key in %{group:key}%.
   */
  name: string;
  /**
   * How the value is written: a date as 2026-11-20, an amount as a number with its unit, a percentage as a percent number (1.5 gives 1.50%), a string as it is, a language as a text for each language code.
   */
  dataType: 'language' | 'string' | 'date' | 'amount' | 'percentage';
  value: MacroValue;
}
/**
 * A value and its unit.
 */
export interface MacroValue {
  /**
   * The value: a number or a text; for a language macro one text, or one for each language code, where en is shown to all other languages.
   */
  value:
    | string
    | number
    | {
        [k: string]: string;
      };
  /**
   * The currency of an amount. Left out: EUR.
   */
  unit?: string;
}
