/** 000 §9: scrolling counts as over when no scroll event came for so long. */
export const SCROLL_IDLE_MS = 100;

/** Resolves once nothing has scrolled for that time; where nothing scrolls, after that time. */
export function waitForScrollIdle(window: Window): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = 0;
  const end = () => {
    window.removeEventListener('scroll', wait, true);
    resolve();
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(end, SCROLL_IDLE_MS);
  };
  window.addEventListener('scroll', wait, { capture: true, passive: true });
  wait();
  return promise;
}
