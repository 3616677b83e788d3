import type { Host } from '../host/index.ts';
import { hashTarget } from './hash-target.ts';

/** How long a page is given to take its final heights: pictures, fonts and parts that load by themselves. */
const SCROLL_DELAY_MS = 500;

/** Whoever does one of these has begun to read, and is not taken elsewhere. */
const SIGNS_OF_READING = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the element that the hash of the address names, 500 ms after the start and again whenever the address
 * changes. Components mark the elements that this is for with `data-scroll-target`: they need no script of their own for
 * it. The signal ends it.
 */
export function scrollToHash(
  window: Window & typeof globalThis,
  host: Pick<Host, 'after' | 'url'>,
  signal: AbortSignal,
): void {
  const { document } = window;
  const scroll = () => {
    const target = hashTarget(document, host);
    if (target?.dataset['scrollTarget'] !== undefined) target.scrollIntoView();
  };
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort();
  const stopTimer = host.after(SCROLL_DELAY_MS, () => {
    stopWaiting();
    scroll();
  });
  waiting.signal.addEventListener('abort', stopTimer);

  for (const sign of SIGNS_OF_READING) {
    document.addEventListener(sign, stopWaiting, { signal: waiting.signal });
  }
  for (const change of ['hashchange', 'popstate']) {
    window.addEventListener(change, scroll, { signal });
  }
  signal.addEventListener('abort', stopWaiting);
}
