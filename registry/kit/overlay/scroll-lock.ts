import { viewOf } from './view-of.ts';

/** Who keeps which page from scrolling. */
const pages = new WeakMap<HTMLElement, Set<object>>();

/**
 * Keeps the page around an element from scrolling until what is returned is called. The lock is shared: it goes with the last
 * owner.
 */
export function lockScroll({ ownerDocument }: HTMLElement): () => void {
  const page = ownerDocument.documentElement;
  const owners = pages.get(page) ?? new Set();
  pages.set(page, owners);
  const owner = {};
  owners.add(owner);
  apply(page, owners);
  return () => {
    owners.delete(owner);
    apply(page, owners);
  };
}

function apply(page: HTMLElement, owners: ReadonlySet<object>): void {
  const isLocked = page.dataset['overlayLock'] !== undefined;
  if (owners.size === 0) {
    delete page.dataset['overlayLock'];
  } else if (!isLocked) {
    // Where a scroll bar goes, its room stays, so that nothing behind the backdrop moves.
    page.dataset['overlayLock'] = viewOf(page).innerWidth > page.clientWidth ? 'room' : 'bare';
  }
}
