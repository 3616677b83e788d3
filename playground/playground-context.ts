import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlaygroundActions, PlaygroundState, PlaygroundStore } from './state/state.ts';
import type { Environment } from './environment.ts';
import type { Translate } from './messages.ts';

/** What every part of the playground works with. */
export interface PlaygroundShared {
  readonly store: PlaygroundStore;
  readonly environment: Environment;
  readonly t: Translate;
}

export const PlaygroundContext = createContext<PlaygroundShared | undefined>(undefined);

/** The workbench around a part. */
export function usePlaygroundContext(): PlaygroundShared {
  const context = useContext(PlaygroundContext);
  if (!context) {
    throw new Error('useWorkbench() found no workbench above it. Render this part inside <App>.');
  }
  return context;
}

/** A piece of the state; the part is drawn anew when it changes. */
export function usePlayground<Piece>(
  piece: (state: PlaygroundState & PlaygroundActions) => Piece,
): Piece {
  return useStore(usePlaygroundContext().store, piece);
}
