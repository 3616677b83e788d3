import { useEffect } from 'react';
import type { PlaygroundStore } from '../state/state.ts';

/** Says in the document, as pages of the site do, that everything in it responds: editor and preview. */
export function useReadyMark(store: PlaygroundStore): void {
  useEffect(() => {
    const mark = () => {
      const { shown, isEditorSettled } = store.getState();
      document.documentElement.dataset['status'] = shown && isEditorSettled ? 'ready' : 'loading';
    };
    mark();
    return store.subscribe(mark);
  }, [store]);
}
