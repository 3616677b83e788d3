import type { ClientItem, InteractiveItem } from '../plan/index.ts';

/** Returns true if an item runs in the browser by now: a deferred one waits until it is due. */
export function shouldRun(item: ClientItem, isDeferredDue: boolean): item is InteractiveItem {
  return item.state === 'interactive' && (isDeferredDue || !item.isDeferred);
}
