const owners = new Set<HTMLElement>();

/**
 * Keeps the page around an element from scrolling until what is returned is called. The lock is
 * shared: it goes with the last owner.
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
  // Without an import: menus and the cookie dialog of a page lock it before anything of React is
  // there.
  const { innerWidth = 0 } = page.ownerDocument.defaultView ?? {};
  const isLocked = page.dataset['overlayLock'] !== undefined;
  // An owner that was taken out of the page while it was open holds no lock any more.
  const isOwned = [...owners].some(
    ({ isConnected, ownerDocument }) => isConnected && ownerDocument === page.ownerDocument,
  );
  if (!isOwned) {
    delete page.dataset['overlayLock'];
  } else if (!isLocked) {
    // Where a scroll bar goes, its room stays, so that nothing behind the backdrop moves.
    page.dataset['overlayLock'] = innerWidth > page.clientWidth ? 'room' : 'bare';
  }
}
