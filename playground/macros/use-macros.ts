import { useMemo } from 'react';
import { readMacroValues } from '../assist/macro-values.ts';
import { usePlayground } from '../context/playground-context.ts';
import type { PlacedProblem } from '../state/document/check-text.ts';
import { LOCALES } from './columns.ts';
import { listMacros, readMacros, type Macro } from './read-macros.ts';

/** The macros of the window. */
export interface WindowMacros {
  readonly macros: readonly Macro[];
  readonly problems: readonly PlacedProblem[];
  /** The reason why nothing can be changed; left out where everything can. */
  readonly lock?: 'broken' | 'elsewhere';
  /** Returns the value of a macro as a page of a locale shows it. */
  readonly format: (macro: Macro, locale: string) => string;
  /** Returns its values in all locales. */
  readonly listValues: (macro: Macro) => readonly string[];
}

const NO_PROBLEMS: readonly PlacedProblem[] = [];

/**
 * Returns the macros as their text has them now; as it had them last, where it cannot be read.
 */
export function useMacros(): WindowMacros {
  const text = usePlayground(({ playground }) => playground?.documents.macros.text ?? '');
  const lastGood = usePlayground(({ playground }) => playground?.documents.macros.lastGood);
  const problems = usePlayground(
    ({ playground }) => playground?.documents.macros.problems ?? NO_PROBLEMS,
  );
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const read = useMemo(() => readMacros(text), [text]);
  const value = read ? read.value : lastGood;
  const visible = useMemo(() => {
    const { format } = readMacroValues(value);
    return {
      macros: read?.macros ?? listMacros(value),
      format: ({ name }: Macro, locale: string) => format(name, locale),
      listValues: ({ name }: Macro) => LOCALES.map((locale) => format(name, locale)),
    };
  }, [read, value]);
  const lock = read ? isElsewhere && 'elsewhere' : 'broken';
  return useMemo(
    () => ({ ...visible, problems, ...(lock !== false && { lock }) }),
    [visible, problems, lock],
  );
}
