import type { Suggestion } from '#schemas/generated/suggestion.ts';

/** Holds what was typed, the suggestions for it, and which of them stands in the field instead. */
export interface Selection {
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  /** Counted from 0; -1 where what was typed stands there. */
  readonly selected: number;
}

/** The place of what was typed, before the first suggestion and past the last. */
export const NONE = -1;

/** A field in which that was typed, and nothing is suggested yet. */
export function createSelection(typed: string): Selection {
  return { typed, suggestions: [], selected: NONE };
}

/** Returns the text in the field: the selected suggestion, or what was typed. */
export function getFieldText({ typed, suggestions, selected }: Selection): string {
  return suggestions[selected]?.value ?? typed;
}

/** The selection one step on; past either end lies what was typed. */
export function step(selection: Selection, by: 1 | -1): Selection {
  const { suggestions, selected } = selection;
  const places = suggestions.length + 1;
  return { ...selection, selected: ((selected + 1 + by + places) % places) - 1 };
}
