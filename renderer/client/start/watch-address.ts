import type { Host } from '../../host/index.ts';

/**
 * Single-page routing is off: links load documents. Where the path changes in place, by a history
 * entry that some code wrote or a visitor went back to, the document is loaded anew as well, so
 * that language, head and shell are those of the new page. Query and fragment name no other page.
 * The signal ends it, and so does what is returned.
 */
export function watchAddress(
  window: Window & typeof globalThis,
  host: Pick<Host, 'url' | 'reload'>,
  signal: AbortSignal,
): () => void {
  const pathname = host.url().pathname;
  const onChange = () => {
    if (host.url().pathname !== pathname) host.reload?.();
  };
  // The newer event also tells of entries that code writes; not every browser has it.
  const [target, event] =
    'navigation' in window
      ? ([window.navigation, 'currententrychange'] as const)
      : ([window as EventTarget, 'popstate'] as const);

  target.addEventListener(event, onChange, { signal });
  return () => target.removeEventListener(event, onChange);
}

/**
 * Scrolls to the element that the hash of the address names, 500 ms after the start and again
 * whenever the address changes. An address without one needs no code for it. The signal ends it.
 */
export function watchHash(
  window: Window,
  host: Pick<Host, 'after' | 'now' | 'url'>,
  signal: AbortSignal,
): void {
  const startTime = host.now();
  const scroll = async (from?: number) => {
    if (host.url().hash.length < 2) return;
    const { scrollToHash } = await import('../navigate/scroll-to-hash.ts');
    scrollToHash(window, host, { startTime: from, signal });
  };
  for (const change of ['hashchange', 'popstate']) {
    window.addEventListener(change, () => void scroll(), { signal });
  }
  void scroll(startTime);
}
