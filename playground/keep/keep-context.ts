import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { KeepActions, KeepState, KeepStore } from './keep-state.ts';

/** What saves; nothing in a window that stands behind no server. */
export const KeepContext = createContext<KeepStore | undefined>(undefined);

/** What saves, for components that stand only where it is there. */
export function useKeepStore(): KeepStore {
  const store = useContext(KeepContext);
  if (!store)
    throw new Error(
      'useKeepStore() found no KeepContext. Render this component inside <App keep>.',
    );
  return store;
}

/** A piece of its state; the component renders again when it changes. */
export function useKeep<Piece>(piece: (state: KeepState & KeepActions) => Piece): Piece {
  return useStore(useKeepStore(), piece);
}
