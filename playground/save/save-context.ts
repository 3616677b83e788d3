import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SaveActions, SaveState, SaveStore } from './save-state.ts';

/** Provides the store that saves; undefined where no server is behind the window. */
export const SaveContext = createContext<SaveStore | undefined>(undefined);

/** Returns the store that saves, for components that are rendered only where there is one. */
export function useSaveStore(): SaveStore {
  const store = useContext(SaveContext);
  if (!store)
    throw new Error(
      'useSaveStore() found no SaveContext. Render this component inside <App keep>.',
    );
  return store;
}

/** A piece of its state; the component renders again when it changes. */
export function useSave<Piece>(piece: (state: SaveState & SaveActions) => Piece): Piece {
  return useStore(useSaveStore(), piece);
}
