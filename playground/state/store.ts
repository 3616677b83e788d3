import { createStore } from 'zustand/vanilla';
import { NO_DRAFTS } from '../drafts/drafts.ts';
import { fillActions } from './fill/fill-actions.ts';
import { formatText } from './format-text.ts';
import { applyQuickFix, quickFixOf } from './quick-fix.ts';
import { EMPTY_PAGE, openingActions, type OpeningOptions } from './opening.ts';
import { offeringActions } from './offering.ts';
import * as playgrounds from './playground.ts';
import { selectionActions } from './selection/selection-actions.ts';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from './state.ts';

export type StoreOptions = OpeningOptions;

const EMPTY: PlaygroundState = {
  scenarios: [],
  readText: () => ({ problems: [] }),
  readOutline: () => [],
  editorStatus: 'loading',
  isElsewhere: false,
  isSelecting: true,
  storageStatus: 'works',
};

/** The playground's one store: the pure functions of this folder, applied one after the other. */
export function createPlaygroundStore({ now, ...options }: StoreOptions): PlaygroundStore {
  return createStore<PlaygroundState & PlaygroundActions>((set, _get, store) => {
    const apply = (
      next: (before: playgrounds.Playground, state: PlaygroundState) => playgrounds.Playground,
    ) => set((state) => (state.playground ? { playground: next(state.playground, state) } : {}));
    /** A change of the texts, which only the window may make that has the scenario. */
    const applyChange: typeof apply = (next) =>
      apply((before, state) => (state.isElsewhere ? before : next(before, state)));

    return {
      ...EMPTY,
      ...openingActions(store, { now, ...options }),
      ...offeringActions(store, { now, drafts: options.drafts ?? NO_DRAFTS }),
      ...fillActions(store, now),
      ...selectionActions(store),

      async newPage() {
        const { openScenario, revert } = store.getState();
        await openScenario(EMPTY_PAGE);
        // What was made of it before can be had back by Undo.
        if (store.getState().playground?.scenarioId === EMPTY_PAGE) revert();
      },
      edit: (document, text) =>
        applyChange((before, { readText }) =>
          playgrounds.change(before, { document, text, kind: 'typed', time: now() }, readText),
        ),
      changePage: (change) =>
        applyChange((before, { readText }) =>
          playgrounds.changePage(before, { ...change, time: now() }, readText),
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
        applyChange((before, { readText }) => {
          const fix = quickFixOf(problem);
          if (!fix) return before;
          const text = applyQuickFix(before.documents[document].text, fix);
          return playgrounds.change(
            before,
            { document, text, kind: 'fixed', time: now() },
            readText,
          );
        }),
      revert: () =>
        applyChange((before, { readText }) => playgrounds.revert(before, now(), readText)),
      undo: () => applyChange((before, { readText }) => playgrounds.undo(before, readText)),
      redo: () => applyChange((before, { readText }) => playgrounds.redo(before, readText)),
      goToStep: (id) =>
        applyChange((before, { readText }) => playgrounds.goToStep(before, id, readText)),
      nameStep: (id, name) => applyChange((before) => playgrounds.callStep(before, id, name)),
      showTab: (tab) => apply((before) => playgrounds.showTab(before, tab)),
      choose: (name, choice) => apply((before) => playgrounds.choose(before, name, choice)),
      goTo: (caret) => apply((before) => playgrounds.goTo(before, caret)),
      noteStorageStatus: (storageStatus) => set({ storageStatus }),
      noteShown: (shown) => set({ shown }),
      noteEditor: (editorStatus) => set({ editorStatus }),
      notify: (notice) => set({ notice }),
    };
  });
}
