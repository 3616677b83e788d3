import { findMacros } from '#schemas/content/placeholders.ts';
import { finish } from '#schemas/finish.ts';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground } from '../context/playground-context.ts';

/**
 * The macros that a text names, each with its value in the page's locale. That there is none of a
 * name is a problem of the field.
 */
export function MacroChips({ text }: { readonly text: string }) {
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale ?? '');
  const { names, format } = readMacroValues(macros);
  const named = finish(findMacros([text])).map(({ group, key }) => `${group}:${key}`);
  return (
    <ul className="macro-chips">
      {named
        .filter((name) => names.has(name))
        .map((name) => (
          <li key={name} className="macro-chip" title={`%{${name}}%`}>
            <span>{name}</span> <b>{format(name, locale)}</b>
          </li>
        ))}
    </ul>
  );
}
