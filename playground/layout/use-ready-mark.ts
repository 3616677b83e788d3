import { useEffect } from 'react';
import type { PlaygroundStore } from '../state/state.ts';

/** Marks the document as ready, as pages of the site do, once editor, preview and
 * checks respond. */
export function useReadyMark(store: PlaygroundStore): void {
  useEffect(() => {
    const mark = () => {
      const { shown, known, editorStatus } = store.getState();
      const isReady = shown && known && editorStatus !== 'loading';
      document.documentElement.dataset['status'] = isReady ? 'ready' : 'loading';
    };
    mark();
    return store.subscribe(mark);
  }, [store]);
}
