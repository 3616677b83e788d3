import type { KindBehaviour } from './overlay-kinds.ts';
import { placeBeside } from './place-beside.ts';

/** Keeps an overlay beside its opener while the page moves, until what is returned is called. */
export function keepBeside(
  content: HTMLElement,
  opener: HTMLElement,
  { side, gap }: KindBehaviour,
): () => void {
  if (!side) return () => undefined;
  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const box = opener.getBoundingClientRect();
    const placement = placeBeside({
      opener: box,
      content: { width: content.offsetWidth, height: content.offsetHeight },
      view: { width: clientWidth, height: clientHeight },
      side,
      gap,
      isRightToLeft: getComputedStyle(opener).direction === 'rtl',
    });
    content.dataset['side'] = placement.side;
    content.style.setProperty('--overlay-x', `${placement.x}px`);
    content.style.setProperty('--overlay-y', `${placement.y}px`);
    content.style.setProperty('--overlay-tip', `${box.left + box.width / 2 - placement.x}px`);
  };

  place();
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : undefined;
  sizes?.observe(content);
  sizes?.observe(opener);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    sizes?.disconnect();
    document.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
  };
}
