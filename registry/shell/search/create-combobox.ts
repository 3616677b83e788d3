import type { Suggestion } from '#schemas/generated/suggestion.ts';
import {
  createSelection,
  getFieldText,
  NONE,
  step,
  type Selection,
} from '../../kit/combobox-field/selection.ts';
import type { Suggest } from './suggest.ts';
import { showSuggestions } from './suggestion-list.ts';

export interface SearchFieldOptions {
  readonly suggest: Suggest;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Controls a field that has suggestions. */
interface Combobox {
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

type Selected = Selection<Suggestion>;

/** Makes a field suggest searches. It listens to nothing itself. */
export function createCombobox(
  field: HTMLInputElement,
  { suggest, signal }: SearchFieldOptions,
): Combobox {
  let selection: Selected = createSelection(field.value);

  const isOpen = () =>
    field.ownerDocument.activeElement === field && selection.suggestions.length > 0;
  const show = (next: Selected = selection) => {
    selection = next;
    const { suggestions, selected } = selection;
    showSuggestions(field, { suggestions: isOpen() ? suggestions : [], selected });
  };
  const select = (next: Selected) => {
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

interface QuestionsOptions {
  readonly suggest: Suggest;
  /** Called with the answer to the latest question, and with no other. */
  readonly onAnswer: (suggestions: readonly Suggestion[]) => void;
  /** Ends the wait for every answer. */
  readonly signal: AbortSignal;
}

/** Asks for suggestions while somebody types: one question after each pause. */
interface Questions {
  /** Asks once nothing else is asked for a while. */
  readonly askAfterPause: (query: string) => void;
  readonly askNow: (query: string) => void;
  /** Asks nothing, and lets no answer come, until the next question. */
  readonly stop: () => void;
}

/** 001 §7: a pause in typing, in milliseconds. */
const SUGGESTION_DELAY_MS = 200;

/**
 * Makes what asks for suggestions. A question ends the wait for those before it, so that no late
 * answer takes the place of a newer one.
 */
export function createQuestions({ suggest, onAnswer, signal }: QuestionsOptions): Questions {
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    latest.abort();
  };
  const ask = async (query: string) => {
    stop();
    latest = new AbortController();
    const own = AbortSignal.any([latest.signal, signal]);
    const suggestions = await suggest(query, own);
    if (!own.aborted) onAnswer(suggestions);
  };
  signal.addEventListener('abort', stop);

  return {
    stop,
    askNow: (query) => void ask(query),
    askAfterPause(query) {
      stop();
      timer = setTimeout(() => void ask(query), SUGGESTION_DELAY_MS);
    },
  };
}
