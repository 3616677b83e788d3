import { findMacros } from '#schemas/content/placeholders.ts';
import { finish } from '#schemas/finish.ts';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';

/** The macros that a text names, each with its value in the page's locale, or that it has none. */
export function MacroChips({ text }: { readonly text: string }) {
  const { t } = usePlaygroundContext();
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const locale = usePlayground(({ playground }) => playground?.selects.locale ?? '');
  const { names, format } = readMacroValues(macros);
  const named = finish(findMacros([text])).map(({ group, key }) => `${group}:${key}`);
  return (
    <ul className="macro-chips">
      {named.map((name) =>
        names.has(name) ? (
          <li key={name} className="macro-chip" title={`%{${name}}%`}>
            <span>{name}</span> <b>{format(name, locale)}</b>
          </li>
        ) : (
          <li key={name} className="macro-chip" data-severity="warning">
            <Icon name="warning-fill" /> {t('noSuchMacro', { name })}
          </li>
        ),
      )}
    </ul>
  );
}
