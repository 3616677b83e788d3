import { useMemo } from 'react';
import { splitPlaceholders } from '#schemas/content/placeholders.ts';
import { readMacroValues } from '../../assist/macro-values.ts';
import { usePlayground } from '../../context/playground-context.ts';
import type { MacroText } from './macro-view.ts';

/** Gives the values of macros as the page shows them: in its locale, and as Macros has them now. */
export function useMacroText(): MacroText {
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale);
  return useMemo(() => {
    const { names, format } = readMacroValues(macros);
    return (placeholder) => {
      const name = readMacroName(placeholder);
      return locale !== undefined && names.has(name) ? format(name, locale) : undefined;
    };
  }, [macros, locale]);
}

/** Returns the name in a placeholder, `group:key`. */
export function readMacroName(placeholder: string): string {
  const [macro] = splitPlaceholders(placeholder);
  return typeof macro === 'object' ? `${macro.group}:${macro.key}` : '';
}
