/**
 * The longest time that an opening or closing lasts: one whose animation reports no end counts as
 * ended then.
 */
export const MENU_ANIMATION_LIMIT_MS = 500;

const waiting = new WeakMap<Element, () => void>();

/**
 * Calls back once, when what moves an element has ended. Whatever was awaited of it before is
 * forgotten.
 */
export function awaitEnd(element: Element, onEnd: () => void): void {
  forgetEnd(element);
  const view = element.ownerDocument.defaultView ?? window;
  const end = () => {
    if (waiting.get(element) !== forget) return;
    forgetEnd(element);
    onEnd();
  };
  const timer = view.setTimeout(end, MENU_ANIMATION_LIMIT_MS);
  const forget = () => view.clearTimeout(timer);
  waiting.set(element, forget);
  void Promise.allSettled(animationsOf(element).map(({ finished }) => finished)).then(end);
}

/** Awaits nothing of an element any more. */
export function forgetEnd(element: Element): void {
  waiting.get(element)?.();
  waiting.delete(element);
}

/** Its own, and those of what it folds away, but none of what stands in it. */
function animationsOf(element: Element): Animation[] {
  const { KeyframeEffect } = element.ownerDocument.defaultView ?? window;
  return element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === element);
}
