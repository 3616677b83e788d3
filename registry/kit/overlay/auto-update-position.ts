import type { KindBehaviour } from './overlay-kinds.ts';
import { getWindow } from '../props/get-window.ts';

const VIEW_MARGIN_PX = 8;

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

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Places {
  readonly opener: Box;
  readonly content: Pick<Box, 'width' | 'height'>;
  readonly view: Pick<Box, 'width' | 'height'>;
  readonly side: 'above' | 'below';
  readonly gap: { readonly inline: number; readonly block: number };
  readonly isRightToLeft: boolean;
}

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly side: 'above' | 'below';
}

/**
 * Where an overlay stands: at its own side if it fits there or the other has even less room, and
 * inside the view.
 */
export function positionBeside(places: Places): Placement {
  const { opener, content, view, gap, isRightToLeft } = places;
  const side = sideFor(places);
  const start = isRightToLeft
    ? opener.left + opener.width - content.width - gap.inline
    : opener.left + gap.inline;
  const y =
    side === 'above'
      ? opener.top - gap.block - content.height
      : opener.top + opener.height + gap.block;
  return {
    side,
    x: within(start, view.width - content.width),
    y: within(y, view.height - content.height),
  };
}

function sideFor({ opener, content, view, gap, side }: Places): 'above' | 'below' {
  const room = { above: opener.top, below: view.height - opener.top - opener.height };
  const other = side === 'above' ? 'below' : 'above';
  const needed = content.height + gap.block + VIEW_MARGIN_PX;
  return room[side] >= needed || room[side] >= room[other] ? side : other;
}

function within(position: number, room: number): number {
  return Math.max(VIEW_MARGIN_PX, Math.min(position, room - VIEW_MARGIN_PX));
}
