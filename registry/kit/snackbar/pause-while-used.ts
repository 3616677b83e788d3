import { returnFocus } from '../overlay/return-focus.ts';
import { subscribeToOverlays } from '../overlay/opened-overlays.ts';
import type { SnackbarQueue } from './snackbar-queue.ts';

/**
 * Pauses a message while the pointer or the focus is in it, until what is returned is called. A
 * button that goes with its message gives the focus back to where it came from.
 */
export function pauseWhileUsed(region: HTMLElement, queue: SnackbarQueue): () => void {
  let cameFrom: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const { ownerDocument } = region;
  const giveBack = () => {
    if (region.contains(ownerDocument.activeElement)) returnFocus([cameFrom], region);
  };
  region.addEventListener('pointerenter', () => queue.pause('hover'), { signal });
  region.addEventListener('pointerleave', () => queue.resume('hover'), { signal });
  region.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      const isFromOutside = relatedTarget instanceof HTMLElement && !region.contains(relatedTarget);
      if (isFromOutside) cameFrom = relatedTarget;
      queue.pause('focus');
    },
    { signal },
  );
  region.addEventListener('focusout', () => queue.resume('focus'), { signal });
  const stops = [
    queue.subscribe(() => queue.turn()?.isLeaving === true && giveBack()),
    subscribeToOverlays(() => resumeUnused(region, queue)),
  ];
  return () => {
    listening.abort();
    stops.forEach((stop) => stop());
    giveBack();
    // A region that has gone cannot be used, and the messages that wait have their turn.
    queue.resume('hover');
    queue.resume('focus');
  };
}

/** Where the region was moved, the browser does not say that pointer or focus has left it. */
function resumeUnused(region: HTMLElement, queue: SnackbarQueue): void {
  if (!region.matches(':hover')) queue.resume('hover');
  if (!region.contains(region.ownerDocument.activeElement)) queue.resume('focus');
}
