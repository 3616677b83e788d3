import type { KindBehaviour } from './overlay-kinds.ts';
import { positionBeside } from './position-beside.ts';
import { getWindow } from '../props/get-window.ts';

/** Keeps an overlay beside its opener while the page moves, until what is returned is called. */
export function autoUpdatePosition(
  content: HTMLElement,
  opener: HTMLElement,
  { placement: own }: KindBehaviour,
): () => void {
  if (!own) return () => undefined;
  const { ownerDocument } = content;
  const update = () => {
    const { clientWidth, clientHeight } = ownerDocument.documentElement;
    const box = opener.getBoundingClientRect();
    const placement = positionBeside({
      opener: box,
      content: { width: content.offsetWidth, height: content.offsetHeight },
      view: { width: clientWidth, height: clientHeight },
      ...own,
      isRightToLeft: getComputedStyle(opener).direction === 'rtl',
    });
    content.dataset['side'] = placement.side;
    content.style.setProperty('--overlay-x', `${placement.x}px`);
    content.style.setProperty('--overlay-y', `${placement.y}px`);
    content.style.setProperty('--overlay-tip', `${box.left + box.width / 2 - placement.x}px`);
  };

  update();
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined;
  sizes?.observe(content);
  sizes?.observe(opener);
  const listening = new AbortController();
  const { signal } = listening;
  ownerDocument.addEventListener('scroll', update, { signal, capture: true });
  getWindow(content).addEventListener('resize', update, { signal });
  return () => {
    sizes?.disconnect();
    listening.abort();
  };
}
