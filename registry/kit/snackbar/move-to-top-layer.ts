import { getOpenedOverlays, subscribeToOverlays, getTopModal } from '../overlay/opened-overlays.ts';
import { raise } from '../overlay/top-layer.ts';

/**
 * Keeps an element above every overlay until what is returned is called: in the modal one on top,
 * because everything outside of it is inert, else at home.
 */
export function moveToTopLayer(element: HTMLElement, home: HTMLElement): () => void {
  if ('showPopover' in element) element.popover = 'manual';
  element.dataset['aboveOverlays'] = '';
  const place = () => {
    const goal = getTopModal() ?? home;
    if (element.parentElement !== goal) move(element, goal);
    raise(element);
  };
  place();

  let known = latest();
  const stop = subscribeToOverlays(() => {
    // A tooltip may lie on it, since it may be about something in it.
    if (latest() !== known) place();
    known = latest();
  });
  return () => {
    stop();
    element.remove();
  };
}

function latest() {
  return getOpenedOverlays().findLast(({ goals }) => goals);
}

/** Keeps the focus and what moves, where a browser can. */
function move(element: HTMLElement, goal: HTMLElement): void {
  const canMove = 'moveBefore' in goal && element.isConnected && goal.isConnected;
  if (canMove) goal.moveBefore(element, null);
  else goal.append(element);
}
