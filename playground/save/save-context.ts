import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SaveActions, SaveState, SaveStore } from './save-state.ts';

/** What saves; nothing in a window that stands behind no server. */
export const SaveContext = createContext<SaveStore | undefined>(undefined);

/** What saves, for components that stand only where it is there. */
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
