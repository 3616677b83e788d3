import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createOpenItems, type OpenItemsStore } from './open-items-store.ts';
import type { OpenItems } from './open-items.ts';

interface OpenItemsOptions {
  /** The items that there are, in the order shown. */
  readonly ids: OpenItems;
  readonly isExclusive: boolean;
  readonly value: OpenItems | undefined;
  readonly defaultValue: OpenItems;
  readonly onValueChange: ((open: OpenItems) => void) | undefined;
}

/**
 * Which items of an accordion are open. The owner of the accordion is not rendered again when that
 * changes.
 */
export function useOpenItems(options: OpenItemsOptions): OpenItemsStore {
  const { ids, isExclusive, value, defaultValue } = options;
  const [store] = useState(() => createOpenItems({ isExclusive, open: value ?? defaultValue }));
  const report = useEffectEvent((open: OpenItems) => options.onValueChange?.(open));

  // Before the browser paints, so that nobody sees two open where one may be.
  useLayoutEffect(() => store.watch((open) => report(open)), [store]);
  useLayoutEffect(() => store.setExclusive(isExclusive), [store, isExclusive]);
  useLayoutEffect(() => {
    if (value) store.control(value);
    else store.retain(ids);
  });
  return store;
}
