import type { Host } from '../host/index.ts';
import { hashTarget } from './hash-target.ts';

/** How long a page is given to take its final heights: pictures, fonts and parts that load by themselves. */
const SCROLL_DELAY_MS = 500;

/** Whoever does one of these has begun to read, and is not taken elsewhere. */
const SIGNS_OF_READING = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the element that the hash of the address names, 500 ms after the start and again whenever the address
 * changes; to one that comes later, within 3 s. Components mark the elements that this is for with `data-scroll-target`: they need no script of their own for
 * it. The signal ends it.
 */
export function scrollToHash(
  window: Window & typeof globalThis,
  host: Pick<Host, 'after' | 'now' | 'url'>,
  signal: AbortSignal,
): void {
  const { document } = window;
  const find = () => hashTarget(document, host);
  let latest: AbortController | undefined;
  const scroll = async () => {
    latest?.abort();
    latest = new AbortController();
    const ending = { signal: AbortSignal.any([signal, latest.signal]) };
    const present = find();
    // Where it is there and asks for no more, the browser has been there.
    const isBrowsers = present && present.dataset['scrollTarget'] === undefined;
    if (isBrowsers || host.url().hash.length < 2) return;
    const { scrollToTarget, untilVisible } = await import('./scroll-to-target.ts');
    const target = await untilVisible(find, host, ending.signal);
    if (target) await scrollToTarget(window, target, { host, ...ending });
  };
  const waiting = new AbortController();
  const stopWaiting = () => waiting.abort();
  const stopTimer = host.after(SCROLL_DELAY_MS, () => {
    stopWaiting();
    void scroll();
  });
  waiting.signal.addEventListener('abort', stopTimer);

  for (const sign of SIGNS_OF_READING) {
    document.addEventListener(sign, stopWaiting, { signal: waiting.signal });
  }
  for (const change of ['hashchange', 'popstate']) {
    window.addEventListener(change, () => void scroll(), { signal });
  }
  signal.addEventListener('abort', stopWaiting);
}
