import { useEffect } from 'react';
import type { PlaygroundStore } from '../state/state.ts';

/**
 * Marks the document as ready, as pages of the site do, once preview and checks respond, and the
 * editor where there is one.
 */
export function useReadyMark(store: PlaygroundStore, hasEditor: boolean): void {
  useEffect(() => {
    const mark = () => {
      const { shown, known, editorStatus } = store.getState();
      const isReady = shown && known && (editorStatus !== 'loading' || !hasEditor);
      document.documentElement.dataset['status'] = isReady ? 'ready' : 'loading';
    };
    mark();
    return store.subscribe(mark);
  }, [store, hasEditor]);
}
