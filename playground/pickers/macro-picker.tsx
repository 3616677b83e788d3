import { useCallback, useMemo } from 'react';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { experience } from '../environment/experience.ts';
import type { Choice } from '../layout/choice.ts';
import { PickerDialog } from '../layout/picker-dialog.tsx';

interface MacroPickerProps {
  /** The beginning of a name that is typed already. */
  readonly begun?: string;
  /** Is called with a whole placeholder, `%{group:key}%`. */
  readonly onChoose: (placeholder: string) => void;
  readonly onClose: () => void;
}

interface MacroChoice extends Choice {
  /** Its values by locale; those that read the same stand together. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const LOCALES = experience.locales.map(({ locale }) => locale);
/** A name that was typed to its end, as by somebody who knows it by heart. */
const TYPED = /^(?<name>[^:{}%]+:[^:{}%]+)\}%$/;

/** The macros of the document, found by group, key or value. */
export function MacroPicker({ begun = '', onChoose, onClose }: MacroPickerProps) {
  const { t } = usePlaygroundContext();
  const macros = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const data = useMemo(() => toChoices(macros), [macros]);
  const acceptTyped = useCallback(
    (query: string) => {
      const name = TYPED.exec(query)?.groups?.['name'];
      if (name !== undefined) onChoose(`%{${name}}%`);
      return name !== undefined;
    },
    [onChoose],
  );
  return (
    <PickerDialog
      title={t('insertMacro')}
      searchName={t('searchMacros')}
      look="list"
      choices={{ data, hasFailed: false }}
      firstQuery={begun}
      onTyped={acceptTyped}
      Option={MacroOption}
      onChoose={({ id }) => onChoose(`%{${id}}%`)}
      onClose={onClose}
    />
  );
}

function toChoices(macros: unknown): readonly MacroChoice[] {
  const { names, format } = readMacroValues(macros);
  return [...names].map((name) => {
    const values = Map.groupBy(LOCALES, (locale) => format(name, locale));
    const words = `${name.replaceAll(/[:-]/g, ' ')} ${[...values.keys()].join(' ')}`;
    return { id: name, label: name, detail: '', words, values };
  });
}

function MacroOption({ choice: { label, values } }: { readonly choice: MacroChoice }) {
  return (
    <>
      <span className="picker__label">{label}</span>{' '}
      <span className="picker__values">
        {[...values].map(([value, locales]) => (
          <span key={value}>
            <b>{value}</b>{' '}
            <span className="picker__size">
              {locales.map((locale) => locale.slice(0, 2)).join(' ')}
            </span>{' '}
          </span>
        ))}
      </span>
    </>
  );
}
