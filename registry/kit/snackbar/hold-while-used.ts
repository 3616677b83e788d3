import type { SnackbarQueue } from './snackbar-queue.ts';

/**
 * Keeps a message while the pointer or the focus is in it, until what is returned is called. A button that goes with its
 * message gives the focus back to where it came from.
 */
export function holdWhileUsed(region: HTMLElement, queue: SnackbarQueue): () => void {
  let cameFrom: EventTarget | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  region.addEventListener('pointerenter', () => queue.hold('hover'), { signal });
  region.addEventListener('pointerleave', () => queue.release('hover'), { signal });
  region.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && region.contains(relatedTarget)))
        cameFrom = relatedTarget;
      queue.hold('focus');
    },
    { signal },
  );
  region.addEventListener('focusout', () => queue.release('focus'), { signal });
  const unsubscribe = queue.subscribe(() => {
    const isGoing = queue.turn()?.isLeaving === true && region.contains(document.activeElement);
    if (isGoing && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  });
  return () => {
    listening.abort();
    unsubscribe();
  };
}
