import { useState } from 'react';
import { keepAllowed, type OpenItems } from './open-items.ts';

interface OpenItemsOptions {
  readonly isExclusive: boolean;
  readonly initiallyOpen: OpenItems;
  readonly onOpenItemsChange: ((open: OpenItems) => void) | undefined;
}

/** Which items of an accordion are open, and the one way to change that. */
export function useOpenItems(options: OpenItemsOptions) {
  const { isExclusive, initiallyOpen, onOpenItemsChange } = options;
  const [listed, setListed] = useState(initiallyOpen);
  const open = keepAllowed(listed, isExclusive);

  function setOpen(items: OpenItems) {
    const next = keepAllowed(items, isExclusive);
    if (next.join() === open.join()) return;
    setListed(next);
    onOpenItemsChange?.(next);
  }
  return { open, setOpen };
}
