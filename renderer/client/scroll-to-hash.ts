import type { Host } from '../host/index.ts';
import { hashTarget } from './hash-target.ts';
import { scrollToTarget, waitUntilVisible } from './scroll-to-target.ts';

/**
 * How long a page is given to take its final heights: pictures, fonts and parts that load by
 * themselves.
 */
const SCROLL_DELAY_MS = 500;

/** A visitor who does one of these has begun to read, and is not taken elsewhere. */
const SIGNS_OF_READING = ['wheel', 'touchmove', 'keydown'] as const;

export interface ScrollToHashOptions {
  /** When the page started, where it just has; left out, nothing is waited for. */
  readonly startTime?: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Scrolls to the element that the hash of the address names, and to one that comes later within 3
 * s. Components mark the elements that this is for with `data-scroll-target`: they need no script
 * of their own for it. It ends with the next one, and with the signal.
 */
export function scrollToHash(
  window: Window,
  host: Pick<Host, 'after' | 'now' | 'url'>,
  { startTime, signal }: ScrollToHashOptions,
): void {
  const { document } = window;
  const { hash } = host.url();
  const find = () => hashTarget(document, host);
  const ending = new AbortController();
  const end = () => ending.abort();
  const scroll = async () => {
    end();
    const present = find();
    // Where it is there and asks for no more, the browser has been there.
    if (present && present.dataset['scrollTarget'] === undefined) return;
    const isOver = () => signal.aborted || host.url().hash !== hash;
    const target = await waitUntilVisible(find, host, isOver);
    if (target) await scrollToTarget(window, target, { host, isOver });
  };
  if (startTime === undefined) {
    void scroll();
    return;
  }
  const stopTimer = host.after(startTime + SCROLL_DELAY_MS - host.now(), () => void scroll());
  ending.signal.addEventListener('abort', stopTimer);
  const listening = { signal: ending.signal };
  for (const sign of SIGNS_OF_READING) document.addEventListener(sign, end, listening);
  window.addEventListener('hashchange', end, listening);
  signal.addEventListener('abort', end, listening);
}
