import type { StoreApi } from 'zustand/vanilla';
import type { PlaygroundStore } from '../state/state.ts';
import type { SaveMessage, SaveState } from './save-state.ts';

/**
 * Ends what was said about saving a scenario once another one is open: its buttons would act on
 * that. What was written for the one that is opened stays, as after saving a new scenario.
 */
export function forgetMessages(
  save: Pick<StoreApi<SaveState>, 'getState' | 'setState'>,
  store: PlaygroundStore,
): void {
  store.subscribe(({ playground }, { playground: before }) => {
    if (!before || !playground || playground.scenarioId === before.scenarioId) return;
    const { message } = save.getState();
    if (!isAbout(message, playground.scenarioId)) {
      save.setState({ message: undefined, dialog: undefined, newScenarioRefused: undefined });
    }
  });
}

function isAbout(message: SaveMessage | undefined, scenarioId: string): boolean {
  if (message?.kind !== 'saved') return false;
  // A page that no scenario shows is opened by its file.
  return [`scenarios/${scenarioId}.json`, `${scenarioId}.json`].some((path) =>
    message.paths.includes(path),
  );
}
