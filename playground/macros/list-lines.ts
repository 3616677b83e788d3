import { searchChoices } from '../layout/search-choices.ts';
import type { PlacedProblem } from '../state/document/check-text.ts';
import type { Macro } from './read-macros.ts';

/** A line of the table; all of them are of one height. */
export type Line =
  | { readonly kind: 'section'; readonly isHere: boolean; readonly count: number }
  | { readonly kind: 'macro'; readonly macro: Macro }
  /** Stands below its macro. */
  | { readonly kind: 'problem'; readonly macro: Macro; readonly problem: PlacedProblem };

interface LinesOptions {
  readonly macros: readonly Macro[];
  /** The names of those that the open page uses, which come first. */
  readonly here: { readonly has: (name: string) => boolean };
  readonly problems: readonly PlacedProblem[];
  readonly query: string;
  /** Returns the values of a macro as pages show them, which it is found by as well. */
  readonly listValues: (macro: Macro) => readonly string[];
}

/** The macro that a pointer into the document leads to, or into. */
const MACRO = /^\/[^/]*\/groups\/\d+\/keys\/\d+/;

/** Lists the lines of the table: the macros of this page first, then all others by their groups. */
export function listLines(options: LinesOptions): readonly Line[] {
  const { here, problems } = options;
  const matching = search(options);
  const byMacro = Map.groupBy(problems, ({ pointer }) => MACRO.exec(pointer)?.[0]);
  const [own, others] = [true, false].map((isHere) =>
    matching.filter(({ name }) => here.has(name) === isHere),
  );
  return [true, false].flatMap((isHere) => {
    const macros = (isHere ? own : others) ?? [];
    if (macros.length === 0) return [];
    const section = { kind: 'section', isHere, count: macros.length } as const;
    return [
      section,
      ...macros.flatMap((macro): Line[] => [
        { kind: 'macro', macro },
        ...(byMacro.get(macro.pointer) ?? []).map((problem): Line => ({
          kind: 'problem',
          macro,
          problem,
        })),
      ]),
    ];
  });
}

function search({ macros, query, listValues }: LinesOptions): readonly Macro[] {
  if (query.trim() === '') return macros;
  const choices = macros.map((macro) => ({
    macro,
    label: macro.name,
    detail: '',
    words: `${macro.name.replaceAll(/[:-]/g, ' ')} ${listValues(macro).join(' ')}`,
  }));
  return searchChoices(choices, query).map(({ macro }) => macro);
}
