import { findMacros } from '#schemas/content/placeholders.ts';
import { finish } from '#schemas/finish.ts';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';

/**
 * The macros that a text names, each with its value in the page's locale; a press leads to it. That
 * there is none of a name is a problem of the field.
 */
export function MacroChips({ text }: { readonly text: string }) {
  const { t, store } = usePlaygroundContext();
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale ?? '');
  const { names, format } = readMacroValues(macros);
  const named = finish(findMacros([text])).map(({ group, key }) => `${group}:${key}`);
  return (
    <ul className="macro-chips">
      {named
        .filter((name) => names.has(name))
        .map((name) => (
          <li key={name}>
            <button
              type="button"
              className="macro-chip"
              title={t('showMacro')}
              onClick={() => store.getState().showMacro(name)}
            >
              <span>{name}</span> <b>{format(name, locale)}</b>
            </button>
          </li>
        ))}
    </ul>
  );
}
