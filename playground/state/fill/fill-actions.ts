import type { PlaygroundStore } from '../state.ts';
import { createComponentReader } from './component-reader.ts';
import { fillField, type FieldChange } from './fill-field.ts';

export interface FillActions {
  /** Changes the page model as a field of a component is filled in. */
  readonly fill: (change: Omit<FieldChange, 'time'>) => void;
}

/** What a person can do in the form of a component, unless another window has the scenario. */
export function fillActions(
  { setState }: Pick<PlaygroundStore, 'setState'>,
  now: () => number,
): FillActions {
  const readComponent = createComponentReader();
  return {
    fill: (change) =>
      setState(({ playground, readText, isElsewhere }) =>
        playground && !isElsewhere
          ? {
              playground: fillField(
                playground,
                { ...change, time: now() },
                { readText, readComponent },
              ),
            }
          : {},
      ),
  };
}
