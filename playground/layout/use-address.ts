import { useEffect } from 'react';
import { writeAddress } from '../state/link/address.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { Surroundings } from '../surroundings.ts';

// Browsers stop taking new addresses from a page that changes them with every keystroke.
const QUIET_MS = 300;

/** Keeps the address at what is on the screen, so that a reload or a sent link brings the same back. */
export function useAddress(store: PlaygroundStore, surroundings: Surroundings): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = async () => {
      const { playground } = store.getState();
      if (!playground) return;
      const { href } = await writeAddress(surroundings.address(), playground);
      // A later change has an address of its own, and writes it.
      if (store.getState().playground === playground) surroundings.setAddress(href);
    };
    const stop = store.subscribe(({ playground }, before) => {
      if (playground === before.playground) return;
      clearTimeout(timer);
      timer = setTimeout(() => void write(), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, surroundings]);
}
