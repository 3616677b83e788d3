import type { ClientItem, InteractiveItem } from '../plan/index.ts';

/** Whether an item runs in the browser by now: one that is deferred waits until that is due. */
export function shouldRun(item: ClientItem, isDeferredDue: boolean): item is InteractiveItem {
  return item.state === 'interactive' && (isDeferredDue || !item.isDeferred);
}
