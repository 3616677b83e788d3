import { returnFocus } from '../overlay/return-focus.ts';
import { onShownChange } from '../overlay/shown-overlays.ts';
import type { SnackbarQueue } from './snackbar-queue.ts';

/**
 * Keeps a message while the pointer or the focus is in it, until what is returned is called. A button that goes with its
 * message gives the focus back to where it came from.
 */
export function holdWhileUsed(region: HTMLElement, queue: SnackbarQueue): () => void {
  let cameFrom: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const giveBack = () => {
    if (region.contains(document.activeElement)) returnFocus([cameFrom]);
  };
  region.addEventListener('pointerenter', () => queue.hold('hover'), { signal });
  region.addEventListener('pointerleave', () => queue.release('hover'), { signal });
  region.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      const isFromOutside = relatedTarget instanceof HTMLElement && !region.contains(relatedTarget);
      if (isFromOutside) cameFrom = relatedTarget;
      queue.hold('focus');
    },
    { signal },
  );
  region.addEventListener('focusout', () => queue.release('focus'), { signal });
  const stops = [
    queue.subscribe(() => queue.turn()?.isLeaving === true && giveBack()),
    onShownChange(() => releaseUnused(region, queue)),
  ];
  return () => {
    listening.abort();
    stops.forEach((stop) => stop());
    giveBack();
    // Nobody can be at what is not there any more, and the messages that wait have their turn.
    queue.release('hover');
    queue.release('focus');
  };
}

/** Where the region was moved, the browser does not say that pointer or focus has left it. */
function releaseUnused(region: HTMLElement, queue: SnackbarQueue): void {
  if (!region.matches(':hover')) queue.release('hover');
  if (!region.contains(document.activeElement)) queue.release('focus');
}
