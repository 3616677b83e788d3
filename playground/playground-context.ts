import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from './state/state.ts';
import type { Surroundings } from './environment.ts';
import type { Say } from './messages.ts';

/** What every part of the playground works with. */
export interface Workbench {
  readonly store: PlaygroundStore;
  readonly surroundings: Surroundings;
  readonly say: Say;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** The workbench around a part. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) {
    throw new Error('useWorkbench() found no workbench above it. Render this part inside <App>.');
  }
  return workbench;
}

/** A piece of the state; the part is drawn anew when it changes. */
export function usePlayground<Piece>(
  piece: (state: PlaygroundState & PlaygroundActions) => Piece,
): Piece {
  return useStore(useWorkbench().store, piece);
}
