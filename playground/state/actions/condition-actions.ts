import type { StoreApi } from 'zustand/vanilla';
import {
  NO_CONDITIONS,
  changeCondition,
  removeFaults,
  type ConditionActions,
  type Conditions,
} from '../../conditions/conditions.ts';
import type { Playground } from '../playground.ts';
import type { PlaygroundState } from '../state.ts';

export function createConditionActions(
  store: Pick<StoreApi<PlaygroundState>, 'setState'>,
): ConditionActions {
  const apply = (next: (playground: Playground, before: Conditions) => Conditions) =>
    store.setState(({ playground }) => {
      if (!playground) return {};
      const { selects } = playground;
      const conditions = next(playground, selects.conditions ?? NO_CONDITIONS);
      return { playground: { ...playground, selects: { ...selects, conditions } } };
    });
  return {
    setCondition: (name, text) =>
      apply(({ scenario }, before) => changeCondition(scenario, before, [name, text])),
    clearFaults: () => apply(({ scenario }, before) => removeFaults(scenario, before)),
  };
}
