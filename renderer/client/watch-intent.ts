import type { Host } from '../host/index.ts';
import { hashTarget } from './hash-target.ts';
import type { InteractiveSlots } from './interactive-slots.ts';

/** How far below or above the screen a part begins to count as seen. */
const NEARLY_SEEN = { rootMargin: '200px' };

/** Keys by which a visitor goes to what responds. Others scroll, or are the browser's own. */
const KEYS_OF_MOVING = new Set(['Tab', 'F6']);

export interface IntentOptions {
  readonly slots: InteractiveSlots;
  readonly host: Pick<Host, 'url'>;
  readonly onIntent: () => void;
}

/**
 * Calls back at each sign that a visitor is about to use something interactive: a pointer near it, a touch, focus or a
 * key in it, a text that was found in it, an address that leads into it, or that it has come into view where
 * its entry asks for that. Returns what ends it.
 */
export function watchIntent(
  window: Window & typeof globalThis,
  { slots, host, onIntent }: IntentOptions,
): () => void {
  const { document } = window;
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true, passive: true };
  const onNear = ({ target }: Event) => void (slots.areNear(target) && onIntent());
  const onInside = ({ target }: Event) => void (slots.hold(target) && onIntent());
  const onAddress = () => void (slots.hold(hashTarget(document, host)) && onIntent());

  document.addEventListener('pointerover', onNear, options);
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, onInside, options);
  }
  document.addEventListener(
    'keydown',
    ({ key, target }) => void ((KEYS_OF_MOVING.has(key) || slots.hold(target)) && onIntent()),
    options,
  );
  window.addEventListener('hashchange', onAddress, options);
  const stopWatching = watchView(window, slots.inView, onIntent);
  // Whoever was there before this code was.
  if (slots.hold(document.activeElement)) onIntent();
  onAddress();

  return () => {
    ending.abort();
    stopWatching();
  };
}

function watchView(
  { IntersectionObserver }: Partial<Pick<typeof globalThis, 'IntersectionObserver'>>,
  elements: readonly Element[],
  onSeen: () => void,
): () => void {
  if (elements.length === 0) return () => undefined;
  if (!IntersectionObserver) {
    onSeen();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
  }, NEARLY_SEEN);
  elements.forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}
