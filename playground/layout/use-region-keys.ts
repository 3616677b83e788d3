import { useEffect } from 'react';
import { goToNextRegion } from './next-region.ts';

/** F6 leads to the next region, with Shift to the one before, wherever the focus is. */
export function useRegionKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      goToNextRegion(document, event.shiftKey ? -1 : 1);
    };
    // Before the code editor, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
