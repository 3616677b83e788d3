import type { OnSettled, ViewItem, ViewPlan } from '../view/index.ts';
import { interactiveItemsOf, withNested } from './interactive-items.ts';

export interface ItemsWatch {
  readonly onSettled: OnSettled;
  /** Resolves once every part responds or has failed. */
  readonly settled: Promise<void>;
}

/** React draws and hydrates part after part, when it finds the time: tells when the last one is done. */
export function watchItems(plan: ViewPlan): ItemsWatch {
  const waiting = new Set<ViewItem>(interactiveItemsOf(plan));
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.size === 0) resolve();

  return {
    settled: promise,
    onSettled(item, hasFailed) {
      waiting.delete(item);
      // Whatever stands inside a part that failed is gone with it.
      if (hasFailed) withNested(item).forEach((part) => waiting.delete(part));
      if (waiting.size === 0) resolve();
    },
  };
}
