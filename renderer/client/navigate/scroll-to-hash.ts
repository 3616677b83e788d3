import type { Host } from '../../host/index.ts';
import { hashTarget } from '../start/hash-target.ts';

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

/** How long a scroll takes. */
const SCROLL_MS = 400;

/** How often it is looked whether something can be seen by now, and for how long. */
const VISIBILITY_INTERVAL_MS = 200;
const VISIBILITY_LIMIT_MS = 3_000;

/** A visitor who does one of these has begun to read, which ends the movement of the page. */
const INTERRUPTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

type ScrollHost = Pick<Host, 'after' | 'now'>;

/**
 * Waits until something is there and takes up room; undefined where it does not within 3 s, or
 * before `isOver`.
 */
export function waitUntilVisible(
  find: () => HTMLElement | null,
  host: ScrollHost,
  isOver: () => boolean,
): Promise<HTMLElement | undefined> {
  const end = host.now() + VISIBILITY_LIMIT_MS;
  return new Promise((resolve) => {
    const look = () => {
      const element = find();
      const isSeen = element !== null && element.getClientRects().length > 0;
      if (isOver() || host.now() >= end) resolve(undefined);
      else if (isSeen) resolve(element);
      else host.after(VISIBILITY_INTERVAL_MS, look);
    };
    look();
  });
}

/**
 * Scrolls to an element in 400 ms, slowly at first and at the end; at once for a visitor who wants
 * less motion. Ends where a visitor begins to scroll, and with `isOver`. Resolves once the page
 * stands still.
 */
export function scrollToTarget(
  window: Window,
  target: HTMLElement,
  { host, isOver }: { readonly host: ScrollHost; readonly isOver: () => boolean },
): Promise<void> {
  const jump = () => target.scrollIntoView({ behavior: 'instant' });
  const from = window.scrollY;
  // Only the browser knows where it would stop: nothing is painted before this task has ended.
  jump();
  const way = window.scrollY - from;
  const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (way === 0 || wantsLess) return Promise.resolve();

  const moving = new AbortController();
  for (const sign of INTERRUPTIONS) {
    window.addEventListener(sign, () => moving.abort(), { signal: moving.signal });
  }
  const start = host.now();
  const moveTo = (part: number) =>
    window.scrollTo({ top: from + way * easeInOut(part), behavior: 'instant' });
  moveTo(0);
  return new Promise((resolve) => {
    const move = () => {
      const part = (host.now() - start) / SCROLL_MS;
      const isStopped = moving.signal.aborted || isOver();
      if (part < 1 && !isStopped) {
        moveTo(part);
        window.requestAnimationFrame(move);
        return;
      }
      if (!isStopped) jump();
      moving.abort();
      resolve();
    };
    move();
  });
}

/** From 0 to 1: half a cosine wave. */
function easeInOut(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}
