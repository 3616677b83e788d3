import type { Host } from '../host/index.ts';

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
    const { scrollToHash } = await import('./scroll-to-hash.ts');
    scrollToHash(window, host, { startTime: from, signal });
  };
  for (const change of ['hashchange', 'popstate']) {
    window.addEventListener(change, () => void scroll(), { signal });
  }
  void scroll(startTime);
}
