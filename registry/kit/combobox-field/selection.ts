/** Something that can stand in the field in the place of what was typed. */
interface SelectableText {
  readonly value: string;
}

/** Holds what was typed, the suggestions for it, and which of them stands in the field instead. */
export interface Selection<Item extends SelectableText> {
  readonly typed: string;
  readonly suggestions: readonly Item[];
  /** Counted from 0; -1 where what was typed stands there. */
  readonly selected: number;
}

/** The place of what was typed, before the first suggestion and past the last. */
export const NONE = -1;

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** A field in which that was typed, and nothing is suggested yet. */
export function createSelection<Item extends SelectableText>(typed: string): Selection<Item> {
  return { typed, suggestions: [], selected: NONE };
}

/** Returns the text in the field: the selected suggestion, or what was typed. */
export function getFieldText({ typed, suggestions, selected }: Selection<SelectableText>): string {
  return suggestions[selected]?.value ?? typed;
}

/** The selection one step on; past either end lies what was typed. */
export function step<Item extends SelectableText>(
  selection: Selection<Item>,
  by: 1 | -1,
): Selection<Item> {
  const { suggestions, selected } = selection;
  const places = suggestions.length + 1;
  return { ...selection, selected: ((selected + 1 + by + places) % places) - 1 };
}

/** The step to which a key leads; undefined for one that leads nowhere. */
export function getStep(key: string): 1 | -1 | undefined {
  return STEPS.get(key);
}

/** The place of the option that was pressed in its list; -1 for anything else. */
export function findOptionIndex(target: EventTarget | null): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option?.parentElement ? [...option.parentElement.children].indexOf(option) : NONE;
}
