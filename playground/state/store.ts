import { createStore } from 'zustand/vanilla';
import { addProgress } from './accessibility/accessibility.ts';
import { addCalls } from './calls/calls.ts';
import { addEvents } from './events/events.ts';
import { NO_DRAFTS } from './drafts/drafts.ts';
import { createConditionActions } from './actions/condition-actions.ts';
import { createExperimentActions } from './actions/experiment-actions.ts';
import { fillActions } from './actions/fill-actions.ts';
import { createOpeningActions, type OpeningOptions } from './actions/opening.ts';
import { createOfferingActions } from './actions/offering.ts';
import { readUnchecked } from './document/read-unchecked.ts';
import { createPageActions } from './actions/page-actions.ts';
import * as playgrounds from './playground.ts';
import { createSelectionActions } from './actions/selection-actions.ts';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from './state.ts';
import { createTextActions } from './actions/text-actions.ts';
import { createVersionActions } from './actions/version-actions.ts';

export type StoreOptions = OpeningOptions;

const EMPTY: PlaygroundState = {
  scenarios: [],
  drafts: [],
  readText: readUnchecked,
  readOutline: () => [],
  editorStatus: 'loading',
  isElsewhere: false,
  isSelecting: true,
  isBeside: false,
  storageStatus: 'works',
};

/** The playground's one store: the pure functions of this folder, applied one after the other. */
export function createPlaygroundStore({ now, ...options }: StoreOptions): PlaygroundStore {
  return createStore<PlaygroundState & PlaygroundActions>((set, _get, store) => {
    const apply = (
      next: (before: playgrounds.Playground, state: PlaygroundState) => playgrounds.Playground,
    ) => set((state) => (state.playground ? { playground: next(state.playground, state) } : {}));
    return {
      ...EMPTY,
      ...createOpeningActions(store, { now, ...options }),
      ...createConditionActions(store),
      ...createOfferingActions(store, { now, drafts: options.drafts ?? NO_DRAFTS }),
      ...createPageActions(store, { now, drafts: options.drafts ?? NO_DRAFTS }),
      ...createExperimentActions(store, { now, drafts: options.drafts ?? NO_DRAFTS }),
      ...createVersionActions(store, {
        now,
        drafts: options.drafts ?? NO_DRAFTS,
        source: options.source,
      }),
      ...fillActions(store, now),
      ...createSelectionActions(store),
      ...createTextActions(store, now),

      showTab: (tab) =>
        set(({ playground }) =>
          playground ? { playground: playgrounds.showTab(playground, tab) } : { earlyTab: tab },
        ),
      choose: (name, choice) => apply((before) => playgrounds.choose(before, name, choice)),
      goTo: (caret) => apply((before) => playgrounds.goTo(before, caret)),
      noteStorageStatus: (storageStatus) => set({ storageStatus }),
      noteShown: (shown) => set({ shown }),
      checkAccessibility: (check) =>
        set(({ accessibility }) => ({ accessibility: { ...accessibility, ...check } })),
      noteAccessibility: ({ done, total, findings, outline, failure }) =>
        set(({ accessibility, playground }) => ({
          accessibility: addProgress(
            accessibility,
            {
              done,
              total,
              ...(findings && { findings }),
              ...(outline && { outline }),
              ...(failure && { failure }),
            },
            playground?.scenarioId,
          ),
        })),
      noteConsole: (previewMessages) => set({ previewMessages }),
      noteCalls: (more) => set(({ calls }) => ({ calls: addCalls(calls, more) })),
      noteEvents: (more) => set(({ events }) => ({ events: addEvents(events, more) })),
      pointAtEvent: (pointedEvent) => set({ pointedEvent }),
      noteEditor: (editorStatus) => set({ editorStatus }),
      notify: (notice) => set({ notice }),
      showMacro: (macroToShow) => set({ macroToShow }),
    };
  });
}
