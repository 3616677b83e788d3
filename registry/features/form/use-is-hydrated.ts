import { useSyncExternalStore } from 'react';

/** Returns false for what a server writes and a browser takes over, and true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChange, isInBrowser, isOnServer);
}

const neverChange = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
