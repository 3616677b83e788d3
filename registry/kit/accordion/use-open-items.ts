import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createOpenItems, type OpenItemsStore } from './open-items-store.ts';
import type { OpenItems } from './open-items.ts';

interface OpenItemsOptions {
  /** The items that there are, in the order shown. */
  readonly ids: OpenItems;
  readonly isExclusive: boolean;
  readonly initiallyOpen: OpenItems;
  readonly onOpenItemsChange: ((open: OpenItems) => void) | undefined;
}

/** Which items of an accordion are open. Who draws the accordion is not drawn again when that changes. */
export function useOpenItems(options: OpenItemsOptions): OpenItemsStore {
  const { ids, isExclusive } = options;
  const [store] = useState(() => createOpenItems(options));
  const tell = useEffectEvent((open: OpenItems) => options.onOpenItemsChange?.(open));

  // Before the browser paints, so that nobody sees two open where one may be.
  useLayoutEffect(() => store.watch((open) => tell(open)), [store]);
  useLayoutEffect(() => store.setExclusive(isExclusive), [store, isExclusive]);
  useLayoutEffect(() => store.retain(ids));
  return store;
}
