import { useSyncExternalStore } from 'react';

/** A field, a group or a choice, as its control listens to it. */
interface Observed<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The states of a field, a group or a choice, as of now. */
export function useMemberState<State>({ getState, subscribe }: Observed<State>): State {
  return useSyncExternalStore(subscribe, getState, getState);
}
