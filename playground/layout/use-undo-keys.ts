import { useEffect } from 'react';
import type { PlaygroundStore } from '../state/state.ts';
import { readUndoKey } from './undo-key.ts';

const FIELDS = 'input, select, textarea, .monaco-editor';

/** Undo and redo by key anywhere in the window but in fields: those answer the keys themselves. */
export function useUndoKeys(store: PlaygroundStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = readUndoKey(event);
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (!action || isInField) return;
      event.preventDefault();
      store.getState()[action]();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [store]);
}
