import type { StoreApi } from 'zustand/vanilla';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';
import { createComponentReader } from '../fill/component-reader.ts';
import { fillField } from '../fill/fill-field.ts';
import { writeText } from '../fill/write-text.ts';

/**
 * Returns the actions of the form of a component. They do nothing while another window has the
 * scenario.
 */
export function fillActions(
  { setState }: Pick<StoreApi<PlaygroundState>, 'setState'>,
  now: () => number,
): Pick<PlaygroundActions, 'fill' | 'writeText'> {
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
    writeText: (written) =>
      setState(({ playground, readText, isElsewhere }) =>
        playground && !isElsewhere
          ? {
              playground: writeText(
                playground,
                { ...written, time: now() },
                { readText, readComponent },
              ),
            }
          : {},
      ),
  };
}
