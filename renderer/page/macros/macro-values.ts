import type { MacroResponse } from '#schemas/generated/macros.ts';
import { formatMacro, NO_VALUE } from './format-macro.ts';
import type { MacroName } from './placeholders.ts';

/** The text of a macro; a dash where it has no value. */
export type MacroValues = (name: MacroName) => string;

/** The texts of an answer's macros in one locale. Without an answer every macro is a dash. */
export function macroValues(response: MacroResponse | undefined, locale: string): MacroValues {
  const texts = new Map<string, string>();
  for (const group of response?.groups ?? []) {
    for (const macro of group.keys) {
      texts.set(`${group.name}:${macro.name}`, formatMacro(macro, locale));
    }
  }
  return ({ group, key }) => texts.get(`${group}:${key}`) ?? NO_VALUE;
}
