import { useEffect } from 'react';
import { readRegionKey } from './region-key.ts';
import { goToNextRegion } from './next-region.ts';

/** F6 leads to the next region, with Shift to the one before, wherever the focus is. */
export function useRegionKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const direction = readRegionKey(event);
      if (direction === undefined) return;
      event.preventDefault();
      goToNextRegion(document, direction);
    };
    // This listens before the code editor, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
