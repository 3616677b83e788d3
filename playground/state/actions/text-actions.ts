import type { StoreApi } from 'zustand/vanilla';
import { formatText } from '../../json-text/format-text.ts';
import * as playgrounds from '../playground.ts';
import { applyQuickFix, findQuickFix } from '../quick-fix.ts';
import { select } from '../selection/select.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';

type TextActions = Pick<
  PlaygroundActions,
  | 'edit'
  | 'changePage'
  | 'changeValues'
  | 'format'
  | 'acceptSuggestion'
  | 'revert'
  | 'undo'
  | 'redo'
  | 'goToStep'
  | 'nameStep'
>;

/** The actions that change texts, which only the window may do that has the scenario. */
export function createTextActions(
  { setState }: Pick<StoreApi<PlaygroundState>, 'setState'>,
  now: () => number,
): TextActions {
  const applyChange = (
    next: (before: playgrounds.Playground, state: PlaygroundState) => playgrounds.Playground,
  ) =>
    setState((state) =>
      state.playground && !state.isElsewhere ? { playground: next(state.playground, state) } : {},
    );
  return {
    edit: (document, text) =>
      applyChange((before, { readText }) =>
        playgrounds.change(before, { document, text, kind: 'typed', time: now() }, readText),
      ),
    changePage: (change) =>
      applyChange((before, { readText }) => {
        const after = playgrounds.changePage(before, { ...change, time: now() }, readText);
        const { kind, selection } = change;
        // Who fills in a field is not in the text; what is put somewhere is what they go on with,
        // there too.
        const isPut = after !== before && kind !== 'filled' && selection !== undefined;
        return isPut ? select(after, selection) : after;
      }),
    changeValues: (document, changes) =>
      applyChange((before, { readText }) =>
        playgrounds.changeValues(before, { document, changes, time: now() }, readText),
      ),
    format: (document) =>
      applyChange((before, { readText }) => {
        const text = formatText(before.documents[document].text);
        return playgrounds.change(
          before,
          { document, text, kind: 'formatted', time: now() },
          readText,
        );
      }),
    acceptSuggestion: (document, problem) =>
      applyChange((before, { readText, findChange }) => {
        const { text: wrong } = before.documents[document];
        const fix = findQuickFix(problem, wrong, findChange?.({ problem, document, text: wrong }));
        if (!fix) return before;
        const text = applyQuickFix(wrong, fix);
        return playgrounds.change(before, { document, text, kind: 'fixed', time: now() }, readText);
      }),
    revert: () =>
      applyChange((before, { readText }) => playgrounds.revert(before, now(), readText)),
    undo: () => applyChange((before, { readText }) => playgrounds.undo(before, readText)),
    redo: () => applyChange((before, { readText }) => playgrounds.redo(before, readText)),
    goToStep: (id) =>
      applyChange((before, { readText }) => playgrounds.goToStep(before, id, readText)),
    nameStep: (id, name) => applyChange((before) => playgrounds.callStep(before, id, name)),
  };
}
