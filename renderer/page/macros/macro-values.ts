import type { MacroResponse } from '#schemas/generated/macros.ts';
import type { Formats } from '../../services/i18n/index.ts';
import { formatMacro } from './format-macro.ts';
import { NO_VALUE, type MacroText } from './placeholders.ts';

/** What the pricing service answered, and how values are written in the page's locale. */
export interface MacroAnswer {
  readonly response: MacroResponse;
  readonly formats: Formats;
}

/** The texts of an answer's macros in one locale. Without an answer every macro is a dash. */
export function macroValues(answer?: MacroAnswer): MacroText {
  const texts = new Map<string, string>();
  if (answer) {
    const { response, formats } = answer;
    for (const group of response.groups) {
      for (const macro of group.keys) {
        texts.set(`${group.name}:${macro.name}`, formatMacro(macro, formats));
      }
    }
  }
  return ({ group, key }) => texts.get(`${group}:${key}`) ?? NO_VALUE;
}
