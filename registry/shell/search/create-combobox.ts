import { createQuestions } from './create-questions.ts';
import { NONE, getFieldText, step, createSelection, type Selection } from './selection.ts';
import type { Suggest } from './suggest.ts';
import { showSuggestions } from './suggestion-list.ts';

export interface SearchFieldOptions {
  readonly suggest: Suggest;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Controls a field that has suggestions. */
export interface Combobox {
  /** Returns true while suggestions are shown. */
  readonly isOpen: () => boolean;
  /** Takes what the field holds as typed. */
  readonly type: () => void;
  /** Shows again what is known for what the field holds. */
  readonly focus: () => void;
  /** Shows suggestions only while the field has the focus. */
  readonly show: () => void;
  /** Takes the suggestions away, and what is under way; what stands in the field stays. */
  readonly clear: () => void;
  /** Puts what was typed back into the field, without suggestions. */
  readonly restore: () => void;
  /** Selects the suggestion one step on, or asks for some at once where none are to be seen. */
  readonly move: (by: 1 | -1) => void;
  /** Selects a suggestion by its place; false where there is none. */
  readonly choose: (index: number) => boolean;
}

/** Makes a field suggest searches. It listens to nothing itself. */
export function createCombobox(
  field: HTMLInputElement,
  { suggest, signal }: SearchFieldOptions,
): Combobox {
  let selection = createSelection(field.value);

  const isOpen = () =>
    field.ownerDocument.activeElement === field && selection.suggestions.length > 0;
  const show = (next: Selection = selection) => {
    selection = next;
    const { suggestions, selected } = selection;
    showSuggestions(field, { suggestions: isOpen() ? suggestions : [], selected });
  };
  const select = (next: Selection) => {
    field.value = getFieldText(next);
    show(next);
  };
  const takeTyped = () => show({ ...selection, typed: field.value, selected: NONE });
  const questions = createQuestions({
    suggest,
    signal,
    onAnswer: (suggestions) => show({ ...selection, suggestions, selected: NONE }),
  });
  const type = () => {
    takeTyped();
    questions.askAfterPause(field.value);
  };
  const clear = () => {
    questions.stop();
    show(createSelection(selection.typed));
  };

  return {
    isOpen,
    type,
    clear,
    show: () => show(),
    focus() {
      const isAsShown = field.value === getFieldText(selection);
      if (isAsShown && selection.suggestions.length > 0) show();
      else type();
    },
    restore() {
      field.value = selection.typed;
      clear();
    },
    move(by) {
      if (isOpen()) {
        select(step(selection, by));
        return;
      }
      takeTyped();
      questions.askNow(field.value);
    },
    choose(index) {
      if (!selection.suggestions[index]) return false;
      select({ ...selection, selected: index });
      return true;
    },
  };
}
