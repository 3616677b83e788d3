import type { ViewItem } from './view-plan.ts';

type Take = (item: ViewItem) => void;

/** Lets single slots of a page take another item, without a look at all the others. */
export interface LiveItems {
  /** Notes how the slot that shows an item takes another one. */
  readonly note: (item: ViewItem, take: Take) => void;
  /** Gives the slot that shows an item another one. False where there is none. */
  readonly replace: (before: ViewItem, after: ViewItem) => boolean;
}

export function createLiveItems(): LiveItems {
  // Items that left the page leave nothing here.
  const slots = new WeakMap<ViewItem, Take>();
  return {
    note: (item, take) => void slots.set(item, take),
    replace(before, after) {
      const take = slots.get(before);
      take?.(after);
      return take !== undefined;
    },
  };
}
