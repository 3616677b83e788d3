import type { MacroKey, MacroResponse } from '#schemas/generated/macros.ts';
import type { Formats } from '../../services/i18n/index.ts';
import { formatMacro } from './format-macro.ts';
import { NO_VALUE, type MacroText } from '#schemas/content/placeholders.ts';

/** The answer of the pricing service, and the formats of values in the page's locale. */
export interface MacroAnswer {
  readonly response: MacroResponse;
  readonly formats: Formats;
}

/**
 * The texts of an answer's macros in one locale, each written once a text asks for it: an answer
 * may hold any number of them. Without an answer every macro is a dash.
 */
export function createMacroTexts(answer?: MacroAnswer): MacroText {
  const macros = new Map<string, MacroKey>();
  const texts = new Map<string, string>();
  for (const group of answer?.response.groups ?? []) {
    for (const macro of group.keys) macros.set(`${group.name}:${macro.name}`, macro);
  }
  return ({ group, key }) => {
    const name = `${group}:${key}`;
    const macro = macros.get(name);
    if (!answer || !macro) return NO_VALUE;
    const text = texts.get(name) ?? formatMacro(macro, answer.formats);
    texts.set(name, text);
    return text;
  };
}
