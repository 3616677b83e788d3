import type { TabStorage } from '../../host/index.ts';

export interface PageLifeListeners {
  /** The page is hidden, or ends: nothing may run after that. */
  readonly hide: () => void;
  /** The page is seen, for the first time or again. */
  readonly show: () => void;
}

/**
 * Tells when the page is hidden and seen. It never listens to `unload`, for which browsers take a
 * page out of their back-forward cache. A page that is made ahead is hidden until it is opened.
 */
export function watchPageLife(
  window: Window,
  { hide, show }: PageLifeListeners,
  signal: AbortSignal | undefined,
): void {
  const options = signal && { signal };
  const { document } = window;
  const look = () => (document.visibilityState === 'hidden' ? hide() : show());
  document.addEventListener('visibilitychange', look, options);
  document.addEventListener('prerenderingchange', look, options);
  window.addEventListener('pagehide', hide, options);
  window.addEventListener('pageshow', look, options);
  look();
}

/**
 * Returns what gives the storage of a tab, but none while the page is made ahead: until it is
 * opened, browsers give it a copy. What is fetched from a copy would be sent twice, and what is
 * stored in it be lost.
 */
export function openWhenShown(
  { document }: Window,
  storage: TabStorage | undefined,
): () => TabStorage | undefined {
  return () => ('prerendering' in document && document.prerendering ? undefined : storage);
}
