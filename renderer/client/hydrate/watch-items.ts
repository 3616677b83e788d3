import { listItems, collectDescendants } from '../../tree/index.ts';
import type { OnSettled, ViewItem, ViewPlan } from '../../view/index.ts';

interface ItemsWatch {
  readonly onSettled: OnSettled;
  /** Resolves once every interactive item responds or has failed. */
  readonly settled: Promise<void>;
}

/** React hydrates item after item, when it finds the time. Watches for the last one. */
export function watchItems({ slots }: ViewPlan): ItemsWatch {
  const waiting = new Set(
    listItems<ViewItem>(slots).filter(({ state }) => state === 'interactive'),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.size === 0) resolve();

  return {
    settled: promise,
    onSettled(item, hasFailed) {
      waiting.delete(item);
      // Whatever stands inside an item that failed is gone with it.
      if (hasFailed) collectDescendants([item]).forEach((inner) => waiting.delete(inner));
      if (waiting.size === 0) resolve();
    },
  };
}
