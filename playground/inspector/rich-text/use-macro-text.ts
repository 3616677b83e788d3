import { useMemo } from 'react';
import { createMacroTexts } from '#renderer/macros';
import { formatsOf } from '#renderer/formats';
import { splitPlaceholders } from '#schemas/content/placeholders.ts';
import type { MacroKey } from '#schemas/generated/macros.ts';
import { isRecord } from '#schemas/is-record.ts';
import { usePlayground } from '../../context/playground-context.ts';
import type { MacroText } from './macro-view.ts';

/** Gives the values of macros as the page shows them: in its locale, and as Macros has them now. */
export function useMacroText(): MacroText {
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale);
  return useMemo(() => createMacroText(macros, locale), [macros, locale]);
}

function createMacroText(documents: unknown, locale: string | undefined): MacroText {
  const groups = Object.values(isRecord(documents) ? documents : {})
    .flatMap((document) => listMembers(document, 'groups'))
    .filter(isRecord)
    .map((group) => ({
      name: String(group['name']),
      keys: listMembers(group, 'keys').filter(isMacroKey),
    }));
  const known = new Set(
    groups.flatMap(({ name, keys }) => keys.map((key) => `${name}:${key.name}`)),
  );
  const textOf =
    locale === undefined
      ? createMacroTexts()
      : createMacroTexts({ response: { groups }, formats: formatsOf(locale) });
  return (placeholder) => {
    const [name] = splitPlaceholders(placeholder);
    if (typeof name !== 'object' || !known.has(`${name.group}:${name.key}`)) return undefined;
    return textOf(name);
  };
}

function listMembers(holder: unknown, name: string): readonly unknown[] {
  const members = isRecord(holder) ? holder[name] : undefined;
  return Array.isArray(members) ? members : [];
}

/** The document may be wrong on purpose, to show what that looks like. */
function isMacroKey(value: unknown): value is MacroKey {
  return isRecord(value) && typeof value['name'] === 'string' && isRecord(value['value']);
}
