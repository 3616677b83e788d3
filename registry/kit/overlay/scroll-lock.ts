const owners = new Set<object>();

/**
 * Keeps the page from scrolling until what is returned is called. The lock is shared: it goes with the last one
 * that wants it.
 */
export function lockScroll(): () => void {
  const owner = {};
  owners.add(owner);
  apply();
  return () => {
    owners.delete(owner);
    apply();
  };
}

function apply(): void {
  const page = document.documentElement;
  const isLocked = page.dataset['overlayLock'] !== undefined;
  if (owners.size === 0) {
    delete page.dataset['overlayLock'];
  } else if (!isLocked) {
    // Where a scroll bar goes, its room stays, so that nothing behind the backdrop moves.
    page.dataset['overlayLock'] = window.innerWidth > page.clientWidth ? 'room' : 'bare';
  }
}
