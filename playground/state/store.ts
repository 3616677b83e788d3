import { createStore } from 'zustand/vanilla';
import { mend, mendOf } from './mend.ts';
import { openingActions, type OpeningOptions } from './opening.ts';
import * as playgrounds from './playground.ts';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from './state.ts';

export interface StoreOptions extends OpeningOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const EMPTY: PlaygroundState = {
  scenarios: [],
  readText: () => ({ problems: [] }),
  readOutline: () => [],
  isEditorSettled: false,
};

/** The playground's one store: the pure functions of this folder, applied one after the other. */
export function createPlaygroundStore({ now, ...options }: StoreOptions): PlaygroundStore {
  return createStore<PlaygroundState & PlaygroundActions>((set, _get, store) => {
    const apply = (
      next: (before: playgrounds.Playground, state: PlaygroundState) => playgrounds.Playground,
    ) => set((state) => (state.playground ? { playground: next(state.playground, state) } : {}));

    return {
      ...EMPTY,
      ...openingActions(store, options),

      edit: (document, text) =>
        apply((before, { readText }) =>
          playgrounds.change(before, { document, text, kind: 'typed', at: now() }, readText),
        ),
      acceptSuggestion: (document, problem) =>
        apply((before, { readText }) => {
          const fix = mendOf(problem);
          if (!fix) return before;
          const text = mend(before.documents[document].text, fix);
          return playgrounds.change(
            before,
            { document, text, kind: 'mended', at: now() },
            readText,
          );
        }),
      undo: () => apply((before, { readText }) => playgrounds.undo(before, readText)),
      redo: () => apply((before, { readText }) => playgrounds.redo(before, readText)),
      showTab: (tab) => apply((before) => playgrounds.showTab(before, tab)),
      choose: (name, choice) => apply((before) => playgrounds.choose(before, name, choice)),
      goTo: (caret) => apply((before) => playgrounds.goTo(before, caret)),
      select: (pointer) => apply((before) => playgrounds.select(before, pointer)),
      noteShown: (shown) => set({ shown }),
      noteEditor: (isEditorSettled) => set({ isEditorSettled }),
      noteCaret: (position) => set({ position }),
      notify: (notice) => set({ notice }),
    };
  });
}
