import type { MacroResponse } from '#schemas/generated/macros.ts';
import { formatMacro } from './format-macro.ts';
import { NO_VALUE, type MacroText } from './placeholders.ts';

/** The texts of an answer's macros in one locale. Without an answer every macro is a dash. */
export function macroValues(response: MacroResponse | undefined, locale: string): MacroText {
  const texts = new Map<string, string>();
  for (const group of response?.groups ?? []) {
    for (const macro of group.keys) {
      texts.set(`${group.name}:${macro.name}`, formatMacro(macro, locale));
    }
  }
  return ({ group, key }) => texts.get(`${group}:${key}`) ?? NO_VALUE;
}
