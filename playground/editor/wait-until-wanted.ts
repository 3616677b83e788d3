import type { PlaygroundStore } from '../state/state.ts';
import { TAB_PANEL } from './tabs.tsx';

/**
 * Resolves once the full editor may be loaded: after the preview has answered for the first time,
 * whose page it would hold up, or with the first focus in the editor.
 */
export function waitUntilWanted(store: PlaygroundStore, document: Document): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      document.removeEventListener('focusin', onFocus);
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`#${TAB_PANEL}`)) end();
    };
    const stop = store.subscribe(({ shown }) => shown && end());
    document.addEventListener('focusin', onFocus);
  });
}
