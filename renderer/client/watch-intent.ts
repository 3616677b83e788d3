import type { Host } from '../host/index.ts';
import { hashTarget } from './hash-target.ts';
import type { InteractiveSlots } from './interactive-slots.ts';

/** How far below or above the screen a part begins to count as seen. */
const NEARLY_SEEN = { rootMargin: '200px' };

/** Keys by which a visitor goes to what responds. Others scroll, or are the browser's own. */
const KEYS_OF_MOVING = ['Tab', 'F6'];

export interface IntentOptions {
  readonly slots: InteractiveSlots;
  readonly host: Pick<Host, 'url'>;
  readonly onIntent: () => void;
  /** Ends the watching. */
  readonly signal: AbortSignal;
}

/**
 * Calls back at each sign that a visitor is about to use something interactive: a pointer near it,
 * a touch, focus or a key in it, a text that was found in it, an address that leads into it, or
 * that it has come into view where its entry asks for that.
 */
export function watchIntent(
  window: Window & typeof globalThis,
  { slots, host, onIntent, signal }: IntentOptions,
): void {
  const { document } = window;
  const options = { signal, capture: true, passive: true };
  const onNear = ({ target }: Event) => void (slots.areNear(target) && onIntent());
  const onInside = ({ target }: Event) => void (slots.hold(target) && onIntent());
  const onKey = ({ key }: KeyboardEvent) => void (KEYS_OF_MOVING.includes(key) && onIntent());
  const onAddress = () => void (slots.hold(hashTarget(document, host)) && onIntent());

  document.addEventListener('pointerover', onNear, options);
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(type, onInside, options);
  }
  document.addEventListener('keydown', onKey, options);
  window.addEventListener('hashchange', onAddress, options);
  watchView(window, { slots, onIntent, signal });
  // A visitor may have set the focus or followed a link before this code was there.
  if (slots.hold(document.activeElement)) onIntent();
  onAddress();
}

function watchView(
  { IntersectionObserver }: Partial<Pick<typeof globalThis, 'IntersectionObserver'>>,
  { slots: { inView }, onIntent, signal }: Omit<IntentOptions, 'host'>,
): void {
  if (inView.length === 0) return;
  if (!IntersectionObserver) {
    onIntent();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onIntent();
  }, NEARLY_SEEN);
  inView.forEach((element) => observer.observe(element));
  signal.addEventListener('abort', () => observer.disconnect());
}
