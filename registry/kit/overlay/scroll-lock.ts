import { viewOf } from '../props/view-of.ts';

const owners = new Set<HTMLElement>();

/**
 * Keeps the page around an element from scrolling until what is returned is called. The lock is shared: it goes with the last
 * owner.
 */
export function lockScroll(owner: HTMLElement): () => void {
  const page = owner.ownerDocument.documentElement;
  owners.add(owner);
  apply(page);
  return () => {
    owners.delete(owner);
    apply(page);
  };
}

function apply(page: HTMLElement): void {
  const isLocked = page.dataset['overlayLock'] !== undefined;
  if (![...owners].some(({ ownerDocument }) => ownerDocument === page.ownerDocument)) {
    delete page.dataset['overlayLock'];
  } else if (!isLocked) {
    // Where a scroll bar goes, its room stays, so that nothing behind the backdrop moves.
    page.dataset['overlayLock'] = viewOf(page).innerWidth > page.clientWidth ? 'room' : 'bare';
  }
}
